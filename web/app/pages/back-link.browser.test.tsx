import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render, settled } from '#web/ui/testing/render.tsx';
import { dismissToast, toast } from '#web/ui/toast-store.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { BackLink } from './back-link.tsx';
import { PageFrame } from './page-frame.tsx';

afterEach(dismissToast);

it.each([1440, 834, 390])('D42 no message lies on the way back, at %i px', async (width) => {
  await page.viewport(width, 844);
  render(
    <>
      <div className="h-header" />
      <PageFrame title="A page">
        <BackLink to="/">All presets</BackLink>
      </PageFrame>
      <Toaster />
    </>,
  );
  toast({ title: 'Preset applied', description: 'Adagio is on the generators, and sounds for ten minutes.' });
  await expect.element(page.getByText('Preset applied')).toBeVisible();
  await settled();
  const back = page.getByRole('link', { name: 'All presets' }).element().getBoundingClientRect();
  const message = document.querySelector('.ui-toast')?.getBoundingClientRect();
  if (!message) throw new Error('there is no message');
  const apart =
    message.top >= back.bottom ||
    message.bottom <= back.top ||
    message.left >= back.right ||
    message.right <= back.left;
  expect(apart).toBe(true);
});
