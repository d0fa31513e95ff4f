import { useRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Link, Route } from 'wouter';
import { render } from '#web/ui/testing/render.tsx';
import { useScrollMemory } from './scroll-memory.ts';

const HERE = window.location.pathname;
afterEach(() => window.history.replaceState(null, '', HERE));

/** Rows whose height is known only once they are near, as those of the library: guessed too small until then. */
function Pages() {
  const main = useRef<HTMLElement>(null);
  useScrollMemory(main);
  return (
    <main ref={main} tabIndex={-1}>
      <Route path="/shelves">
        {Array.from({ length: 100 }, (_, row) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a test, which never move
            key={row}
            data-scroll-anchor={row}
            style={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 40px' }}
          >
            <div style={{ height: 90 }}>
              <Link href="/one">Row {row}</Link>
            </div>
          </div>
        ))}
      </Route>
      <Route path="/one">
        <div style={{ height: 3_000 }}>One preset</div>
      </Route>
    </main>
  );
}

const topOf = (row: number) =>
  Math.round(
    document.querySelector(`[data-scroll-anchor="${row}"]`)?.getBoundingClientRect().top ?? Number.NaN,
  );

it('a page begins at its top, and Back finds it as it was left', async () => {
  window.history.replaceState(null, '', '/shelves');
  render(<Pages />);
  await expect.element(page.getByText('Row 0', { exact: true })).toBeInTheDocument();
  // Row by row, as a hand does it: all that was passed has its true height now.
  for (let row = 0; row <= 60; row += 3) {
    document.querySelector(`[data-scroll-anchor="${row}"]`)?.scrollIntoView({ behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  }
  window.scrollBy({ top: 25, behavior: 'instant' });
  await expect.poll(() => topOf(60)).toBe(-25);
  await page.getByText('Row 61', { exact: true }).click();
  await expect.element(page.getByText('One preset')).toBeInTheDocument();
  expect(window.scrollY).toBe(0);
  window.history.back();
  await expect.poll(() => topOf(60)).toBe(-25);
});
