/** What the desk can be given. */

/** A name of the desk as people write it. */
export function fieldTitle(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
