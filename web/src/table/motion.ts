/** Whether things appear in their place at once, by the system's choice or the person's. */
export function motionIsLess(): boolean {
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    document.documentElement.dataset['motion'] === 'less'
  );
}
