-- {"cookie": "durbar=EudfI2MxFx38zxF-kowmVQ.578a009ebfc800fb850e24d6e4067f10a9c524dc2d5ba071e952914b7ec87231", "shared": "jJLKelkx4uxr", "over": "YgcHGDN2BTpb", "open": "1t7pGhcfaHJ_", "invitation": "ZxR56qF9NbxPjy-7"}
SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.entry (
    table_id character varying(40) NOT NULL,
    seq integer NOT NULL,
    line text NOT NULL,
    key character varying(120),
    at double precision NOT NULL
);
CREATE TABLE public.game_table (
    id character varying(40) NOT NULL,
    game character varying(80) NOT NULL,
    rules integer NOT NULL,
    players integer NOT NULL,
    options text NOT NULL,
    seed character varying(64) NOT NULL,
    commitment character varying(100) NOT NULL,
    created double precision NOT NULL,
    moved double precision NOT NULL,
    revision integer NOT NULL,
    over boolean NOT NULL,
    bots_turn boolean NOT NULL
);
CREATE TABLE public.house (
    name character varying(40) NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.looker (
    table_id character varying(40) NOT NULL,
    guest character varying(40) NOT NULL,
    seat integer NOT NULL
);
CREATE TABLE public.seat (
    table_id character varying(40) NOT NULL,
    seat integer NOT NULL,
    name character varying(80) NOT NULL,
    bot character varying(40),
    owner character varying(40),
    invitation character varying(40) NOT NULL
);
INSERT INTO public.entry VALUES ('jJLKelkx4uxr', 1, '# seats: person, person', NULL, 1794830757.8007352);
INSERT INTO public.entry VALUES ('jJLKelkx4uxr', 2, '* deal blue', NULL, 1794830757.8007352);
INSERT INTO public.entry VALUES ('jJLKelkx4uxr', 3, '* deal blue', NULL, 1794830757.8007352);
INSERT INTO public.entry VALUES ('jJLKelkx4uxr', 4, '* deal red', NULL, 1794830757.8007352);
INSERT INTO public.entry VALUES ('jJLKelkx4uxr', 5, '* deal blue', NULL, 1794830757.8007352);
INSERT INTO public.entry VALUES ('jJLKelkx4uxr', 6, '* face 5', NULL, 1794830757.8007352);
INSERT INTO public.entry VALUES ('jJLKelkx4uxr', 7, '0 wait', 'EudfI2MxFx38zxF-kowmVQ key-1794830757025741072-0', 1794830758.2517128);
INSERT INTO public.entry VALUES ('YgcHGDN2BTpb', 1, '# seats: person, random', NULL, 1794830758.3482656);
INSERT INTO public.entry VALUES ('YgcHGDN2BTpb', 2, '* deal blue', NULL, 1794830758.3482656);
INSERT INTO public.entry VALUES ('YgcHGDN2BTpb', 3, '* deal blue', NULL, 1794830758.3482656);
INSERT INTO public.entry VALUES ('YgcHGDN2BTpb', 4, '* deal red', NULL, 1794830758.3482656);
INSERT INTO public.entry VALUES ('YgcHGDN2BTpb', 5, '* deal red', NULL, 1794830758.3482656);
INSERT INTO public.entry VALUES ('YgcHGDN2BTpb', 6, '* face 5', NULL, 1794830758.3482656);
INSERT INTO public.entry VALUES ('YgcHGDN2BTpb', 7, '1 hang red', NULL, 1794830758.4508646);
INSERT INTO public.entry VALUES ('YgcHGDN2BTpb', 8, '0 hang blue', 'EudfI2MxFx38zxF-kowmVQ key-1794830757025741072-1', 1794830758.4970229);
INSERT INTO public.entry VALUES ('YgcHGDN2BTpb', 9, '* face 1', NULL, 1794830758.4970229);
INSERT INTO public.entry VALUES ('YgcHGDN2BTpb', 10, '1 hang red', NULL, 1794830758.594155);
INSERT INTO public.entry VALUES ('YgcHGDN2BTpb', 11, '0 hang blue', 'EudfI2MxFx38zxF-kowmVQ key-1794830757025741072-2', 1794830758.6379352);
INSERT INTO public.entry VALUES ('YgcHGDN2BTpb', 12, '# seed: e3842f2471e6e7f7dd9b56262aa38769a5c1245e45eb34f5f194b86b1fff6532', NULL, 1794830758.6379352);
INSERT INTO public.entry VALUES ('1t7pGhcfaHJ_', 1, '# seats: person, random, person', NULL, 1794830758.7337582);
INSERT INTO public.entry VALUES ('1t7pGhcfaHJ_', 2, '* deal blue', NULL, 1794830758.7337582);
INSERT INTO public.entry VALUES ('1t7pGhcfaHJ_', 3, '* deal red', NULL, 1794830758.7337582);
INSERT INTO public.entry VALUES ('1t7pGhcfaHJ_', 4, '* deal gold', NULL, 1794830758.7337582);
INSERT INTO public.entry VALUES ('1t7pGhcfaHJ_', 5, '* deal red', NULL, 1794830758.7337582);
INSERT INTO public.entry VALUES ('1t7pGhcfaHJ_', 6, '* deal gold', NULL, 1794830758.7337582);
INSERT INTO public.entry VALUES ('1t7pGhcfaHJ_', 7, '* deal red', NULL, 1794830758.7337582);
INSERT INTO public.entry VALUES ('1t7pGhcfaHJ_', 8, '* face 1', NULL, 1794830758.7337582);
INSERT INTO public.entry VALUES ('1t7pGhcfaHJ_', 9, '1 wait', NULL, 1794830758.827192);
INSERT INTO public.game_table VALUES ('jJLKelkx4uxr', 'lanterns', 1, 2, '{"rounds": 3, "wind": "wild", "refill": true, "whisper": false}', '54d42b69166c0b65fbf70e03557392c124e2ff55cf8e709f7f101789f9d0d883', 'sha256:b0c0c70d8f195dad30d88b4106eb79a559ba815e0f8276e36219c2d9c839a1c6', 1794830757.8007352, 1794830758.2517128, 2, false, false);
INSERT INTO public.game_table VALUES ('YgcHGDN2BTpb', 'lanterns', 1, 2, '{"rounds": 3, "wind": "wild", "refill": false, "whisper": false}', 'e3842f2471e6e7f7dd9b56262aa38769a5c1245e45eb34f5f194b86b1fff6532', 'sha256:6e09fef25aa8da464c9977139619975976c2d18d4f2bb4806188579985af2897', 1794830758.3482656, 1794830758.6379352, 4, true, false);
INSERT INTO public.game_table VALUES ('1t7pGhcfaHJ_', 'lanterns', 1, 3, '{"rounds": 4, "wind": "wild", "refill": false, "whisper": false}', '47556a38e1da18a7116bbb06e0f2418a737ad73fe686c6e78ac66f462531d9f5', 'sha256:fc1396407d6d70312983beab5f2f0da7ec85154a9f4a8dcc0d6835217b4054a1', 1794830758.7337582, 1794830758.827192, 1, false, false);
INSERT INTO public.house VALUES ('schema', '1');
INSERT INTO public.house VALUES ('secret', '5ea6ec0cc843944170a01863c91760dcbb01be0a5f65f0587bc546725e4b8856');
INSERT INTO public.looker VALUES ('jJLKelkx4uxr', 'EudfI2MxFx38zxF-kowmVQ', 0);
INSERT INTO public.seat VALUES ('jJLKelkx4uxr', 0, 'Maya', NULL, 'EudfI2MxFx38zxF-kowmVQ', 'aPqO-V2Xm0tNJd6L');
INSERT INTO public.seat VALUES ('jJLKelkx4uxr', 1, 'Ram', NULL, 'EudfI2MxFx38zxF-kowmVQ', 'NROcBgUUqjpYl3iu');
INSERT INTO public.seat VALUES ('YgcHGDN2BTpb', 0, 'Maya', NULL, 'EudfI2MxFx38zxF-kowmVQ', 'qENxGocYWcQSjEye');
INSERT INTO public.seat VALUES ('YgcHGDN2BTpb', 1, 'Pemba', 'random', NULL, 'jwy-60il-dq7afF-');
INSERT INTO public.seat VALUES ('1t7pGhcfaHJ_', 0, 'Maya', NULL, 'EudfI2MxFx38zxF-kowmVQ', 'OG9PpFEqwsxn_vVc');
INSERT INTO public.seat VALUES ('1t7pGhcfaHJ_', 1, 'Pemba', 'random', NULL, 'JSVjdp8uzRqKOdTX');
INSERT INTO public.seat VALUES ('1t7pGhcfaHJ_', 2, 'Player 3', NULL, NULL, 'ZxR56qF9NbxPjy-7');
ALTER TABLE ONLY public.entry
    ADD CONSTRAINT entry_pkey PRIMARY KEY (table_id, seq);
ALTER TABLE ONLY public.entry
    ADD CONSTRAINT entry_table_id_key_key UNIQUE (table_id, key);
ALTER TABLE ONLY public.game_table
    ADD CONSTRAINT game_table_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.house
    ADD CONSTRAINT house_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.looker
    ADD CONSTRAINT looker_pkey PRIMARY KEY (table_id, guest);
ALTER TABLE ONLY public.seat
    ADD CONSTRAINT seat_pkey PRIMARY KEY (table_id, seat);
CREATE INDEX ix_seat_owner ON public.seat USING btree (owner);
ALTER TABLE ONLY public.entry
    ADD CONSTRAINT entry_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.game_table(id);
ALTER TABLE ONLY public.looker
    ADD CONSTRAINT looker_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.game_table(id);
ALTER TABLE ONLY public.seat
    ADD CONSTRAINT seat_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.game_table(id);
