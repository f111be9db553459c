import { recall, remember } from './storage';

export interface Choices {
  theme: 'system' | 'light' | 'dark';
  size: 'normal' | 'large' | 'projector';
  contrast: 'normal' | 'more';
  motion: 'system' | 'less';
  /** How time that runs out is shown: as falling sand, or in plain seconds. */
  time: 'sand' | 'seconds';
  sound: boolean;
  /** Where the asking is read aloud. */
  voice: 'little' | 'always' | 'never';
  /** Whether hints are offered at the table. */
  hints: boolean;
  /** Which hand presses the main button. */
  hand: 'right' | 'left';
}

const CHOICES: { readonly [K in keyof Choices]: readonly Choices[K][] } = {
  theme: ['system', 'light', 'dark'],
  size: ['normal', 'large', 'projector'],
  contrast: ['normal', 'more'],
  motion: ['system', 'less'],
  time: ['sand', 'seconds'],
  sound: [false, true],
  voice: ['little', 'always', 'never'],
  hints: [true, false],
  hand: ['right', 'left'],
};

function first<K extends keyof Choices>(key: K): Choices[K] {
  return CHOICES[key][0] as Choices[K];
}

/** The stored settings, as far as they are valid. */
export function parseSettings(saved: unknown): Choices {
  const given = typeof saved === 'object' && saved ? (saved as Record<string, unknown>) : {};
  const keys = Object.keys(CHOICES) as (keyof Choices)[];
  const pairs = keys.map((key) => {
    const choices: readonly unknown[] = CHOICES[key];
    return [key, choices.includes(given[key]) ? given[key] : first(key)];
  });
  return Object.fromEntries(pairs) as Choices;
}

/** What a person has chosen for this browser. */
class Settings {
  chosen = $state<Choices>(parseSettings(recall('settings', {})));
  #systemDark = $state(false);

  /** Whether lamplight is on. */
  get dark(): boolean {
    return this.chosen.theme === 'system' ? this.#systemDark : this.chosen.theme === 'dark';
  }

  choose<K extends keyof Choices>(key: K, value: Choices[K]): void {
    this.chosen[key] = value;
    remember('settings', this.chosen);
  }

  /** Puts the choices on the page and follows the system's; call once, inside an effect root. */
  apply(root: HTMLElement): void {
    $effect(() => {
      const query = matchMedia('(prefers-color-scheme: dark)');
      const follow = () => (this.#systemDark = query.matches);
      follow();
      query.addEventListener('change', follow);
      return () => query.removeEventListener('change', follow);
    });
    $effect(() => {
      root.dataset['theme'] = this.dark ? 'dark' : 'light';
      root.dataset['size'] = this.chosen.size;
      root.dataset['contrast'] = this.chosen.contrast;
      root.dataset['motion'] = this.chosen.motion;
      root.dataset['hand'] = this.chosen.hand;
      root.dataset['time'] = this.chosen.time;
    });
  }
}

export const settings = new Settings();
