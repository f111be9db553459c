/** What letters and digits choose, where the scene gives them. */
import type { PromptCard, Cards, Scene, Target } from '../wire';

export type Shortcut =
  | { readonly kind: 'card'; readonly card: PromptCard }
  | { readonly kind: 'target'; readonly target: Target }
  /** Makes the chosen move. */
  | { readonly kind: 'made'; readonly prompt: Cards };

/** What a key means in a scene; null: nothing. */
export function shortcut(scene: Scene | null, key: string): Shortcut | null {
  const letter = key.toLowerCase();
  if (letter === '') return null;
  for (const prompt of scene?.prompts ?? []) {
    if (prompt.type === 'point') {
      const target = prompt.targets.find((each) => each.key === letter);
      if (target !== undefined) return { kind: 'target', target };
    }
    if (prompt.type !== 'cards') continue;
    const card = prompt.cards.find((each) => each.key === letter);
    if (card !== undefined) return { kind: 'card', card };
    if (prompt.key === letter) return { kind: 'made', prompt };
  }
  return null;
}
