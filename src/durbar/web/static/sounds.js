// Sounds of our own making: a few waves and some noise, worked out when they are heard. Nothing is downloaded.
import { settings } from "./settings.js";

// Each sound is a row of tones: what it is made of, from which pitch to which, when, how long, how loud.
const noise = (from, to, at, long, loud) => ({ from, to, at, long, loud });
const wave = (shape, from, to, at, long, loud) => ({ shape, from, to, at, long, loud });
const SOUNDS = {
  roll: [0, 0.07, 0.15, 0.22, 0.31].map((at, n) => noise(2600 - 250 * n, 900, at, 0.045, 0.5 - 0.06 * n)),
  fly: [noise(700, 3600, 0, 0.09, 0.16), noise(3200, 900, 0.09, 0.13, 0.2)],
  drop: [wave("triangle", 240, 95, 0, 0.12, 0.55), noise(1500, 500, 0, 0.03, 0.3)],
  rise: [0, 0.09, 0.18].map((at, n) => wave("sine", 196 * 1.25 ** n, 196 * 1.25 ** n, at, 0.4, 0.22)),
  call: [wave("sine", 660, 656, 0, 1.1, 0.3), wave("sine", 1324, 1320, 0, 0.6, 0.12)],
};

let audio, hiss;

function source(tone, start) {
  if (tone.shape) {
    const tuned = audio.createOscillator();
    tuned.type = tone.shape;
    tuned.frequency.setValueAtTime(tone.from, start);
    tuned.frequency.exponentialRampToValueAtTime(tone.to, start + tone.long);
    return [tuned, tuned];
  }
  if (!hiss) {
    hiss = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let n = 0; n < samples.length; n++) samples[n] = 2 * Math.random() - 1;
  }
  const blown = audio.createBufferSource(),
    band = audio.createBiquadFilter();
  blown.buffer = hiss;
  band.type = "bandpass";
  band.frequency.setValueAtTime(tone.from, start);
  band.frequency.exponentialRampToValueAtTime(tone.to, start + tone.long);
  return [blown, blown.connect(band)];
}

/** Let these be heard, by those who want sounds. */
export function hear(names) {
  if (!settings.sound || !settings.volume || !names.length) return;
  audio ??= new AudioContext();
  audio.resume(); // a browser lets a page speak only after a touch
  for (const tone of names.flatMap((name) => SOUNDS[name] ?? [])) {
    const start = audio.currentTime + 0.02 + tone.at,
      loud = audio.createGain(),
      [from, out] = source(tone, start);
    loud.gain.setValueAtTime((tone.loud * settings.volume) / 100, start);
    loud.gain.exponentialRampToValueAtTime(0.0008, start + tone.long);
    out.connect(loud).connect(audio.destination);
    from.start(start);
    from.stop(start + tone.long);
  }
}
