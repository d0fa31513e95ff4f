import axe from 'axe-core';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect } from 'vitest';
import '#web/styles/main.css';

const mounted: { root: Root; host: HTMLElement }[] = [];

/** Puts a component on the page, with the real style sheets, until the test ends. */
export function render(node: ReactNode) {
  const host = document.createElement('main');
  document.body.append(host);
  const root = createRoot(host);
  mounted.push({ root, host });
  flushSync(() => root.render(node));
  return host;
}

afterEach(() => {
  for (const { root, host } of mounted.splice(0)) {
    flushSync(() => root.unmount());
    host.remove();
  }
});

/** The whole page, with whatever layers are open, as axe sees it. */
export async function expectAccessible() {
  document.documentElement.lang = 'en';
  const { violations } = await axe.run(document, {
    // About whole pages: a component alone has no title, heading or landmarks of its own.
    rules: { 'page-has-heading-one': { enabled: false }, 'document-title': { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}

/** Two frames: React has rendered what the last event asked for, and its effects have run. */
export async function rendered() {
  for (let i = 0; i < 2; i += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Waits until layers have faded in: axe measures contrast on what is seen. */
export async function settled() {
  await Promise.allSettled(
    document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      .map((animation) => animation.finished),
  );
}
