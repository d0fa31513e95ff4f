import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '#web/ui/testing/render.tsx';
import { lazyPage } from './lazy-page.tsx';
import { PageBoundary } from './page-boundary.tsx';

const load = vi.fn<() => Promise<{ Page: () => React.ReactNode }>>();
const here = { Page: () => <p>The page</p> };

function open() {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Lazy = lazyPage(load);
  render(
    <PageBoundary>
      <Suspense>
        <Lazy />
      </Suspense>
    </PageBoundary>,
  );
}

const title = () => page.getByText('This page could not be opened');

afterEach(() => {
  vi.restoreAllMocks();
  load.mockReset();
});

it('a page that did not arrive comes by itself when the line is back, without a reload', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(here);
  open();
  await expect.element(title()).toBeVisible();
  await expect.element(page.getByText(/what sounds goes on/)).toBeVisible();
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('The page')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it('a page that was asked for just before the line came back, and did not arrive, is asked for once more', async () => {
  let fail = (_: Error) => {};
  const onItsWay = new Promise<typeof here>((_, reject) => {
    fail = reject;
  });
  load.mockReturnValueOnce(onItsWay).mockResolvedValue(here);
  open();
  window.dispatchEvent(new Event('online'));
  fail(new TypeError('Failed to fetch'));
  await expect.element(page.getByText('The page')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it('Try again asks for it again, and offers to load the site anew only when that was in vain', async () => {
  load.mockRejectedValue(new TypeError('Failed to fetch'));
  open();
  for (const times of [1, 2]) {
    await expect.poll(() => load.mock.calls.length).toBe(times);
    await page.getByRole('button', { name: 'Try again' }).click();
  }
  await expect.element(page.getByRole('button', { name: 'Load anew' })).toBeVisible();
  load.mockResolvedValue(here);
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('The page')).toBeVisible();
});
