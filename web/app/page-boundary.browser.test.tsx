import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '#web/ui/testing/render.tsx';
import { lazyPage, lazyPart } from './lazy-page.tsx';
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

it('without a connection nothing is asked for: browsers would remember it as missing for good', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  load.mockResolvedValue(here);
  open();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(title()).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('The page')).toBeVisible();
});

it('a part beside the page waits for the connection, and one that does not arrive takes nothing else with it', async () => {
  const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const Late = lazyPart(async () => () => <p>The late part</p>);
  const Missing = lazyPart(() => Promise.reject(new TypeError('Failed to fetch')));
  render(
    <>
      <p>All else</p>
      <Suspense>
        <Late />
        <Missing />
      </Suspense>
    </>,
  );
  await expect.element(page.getByText('All else')).toBeVisible();
  expect(page.getByText('The late part').elements()).toHaveLength(0);
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('The late part')).toBeVisible();
  await expect.element(page.getByText('All else')).toBeVisible();
  expect(complained).toHaveBeenCalledOnce();
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
