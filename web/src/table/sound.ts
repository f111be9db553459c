/** Wood on wood, made on the spot; silent until somebody chooses sound. */
import { settings } from '../browser/settings.svelte';

export type Sound = 'pick' | 'lay' | 'turn' | 'refused' | 'won';

interface Knock {
  readonly at: number;
  readonly pitch: number;
  readonly lasts: number;
  readonly loud: number;
}

const SOUNDS: Readonly<Record<Sound, readonly Knock[]>> = {
  pick: [{ at: 0, pitch: 900, lasts: 0.05, loud: 0.12 }],
  lay: [{ at: 0, pitch: 520, lasts: 0.09, loud: 0.3 }],
  turn: [
    { at: 0, pitch: 640, lasts: 0.08, loud: 0.22 },
    { at: 0.13, pitch: 760, lasts: 0.08, loud: 0.22 },
  ],
  refused: [{ at: 0, pitch: 170, lasts: 0.16, loud: 0.3 }],
  won: [
    { at: 0, pitch: 523, lasts: 0.3, loud: 0.2 },
    { at: 0.16, pitch: 659, lasts: 0.3, loud: 0.2 },
    { at: 0.32, pitch: 784, lasts: 0.5, loud: 0.2 },
  ],
};

let studio: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.chosen.sound || typeof AudioContext === 'undefined') return;
  studio ??= new AudioContext();
  void studio.resume();
  for (const knock of SOUNDS[sound]) strike(studio, knock);
}

/** A short tone that falls a little and dies away, as a struck piece of wood does. */
function strike(where: AudioContext, { at, pitch, lasts, loud }: Knock): void {
  const start = where.currentTime + at;
  const tone = where.createOscillator();
  const gain = where.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch, start);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.8, start + lasts);
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  tone.connect(gain).connect(where.destination);
  tone.start(start);
  tone.stop(start + lasts);
}
