/**
 * For pages that play: all that stands between a press and its sound is fetched beside the page, not after it. What
 * fails here is asked for again when it is needed, and told then.
 */
export function prefetchSound(): void {
  const parts = [
    import('./app-sound.ts'),
    import('#sound/engine/sound-engine.ts'),
    import('#sound/engine/limiter.ts').then(({ prefetchWorklet }) => prefetchWorklet()),
  ];
  void Promise.allSettled(parts);
}
