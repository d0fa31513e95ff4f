/** Resolves when the page has been painted. A hidden tab paints nothing: there it does not wait. */
export function firstPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
}
