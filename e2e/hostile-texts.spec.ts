import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { account, text as limit } from '#contract/rules/limits.ts';
import { pages } from '#contract/rules/pages.ts';
import { isSeen } from '#contract/rules/seen-text.ts';
import { hostileTexts } from '#contract/testing/hostile-texts.ts';
import { test } from './support/journey.ts';
import { joinAs, setWidth } from './support/members.ts';

const AT_ONCE = 10;
const settings = {
  generators: [{ frequency: 432, waveType: 'sine', volume: 0.5, enabled: true }],
  syncMode: 'sync',
};
/** One black pixel. */
const dataUrl =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==';

const fitting = (max: number) =>
  hostileTexts.filter((text) => isSeen(text) && [...text.normalize('NFC')].length <= max);

async function send(request: APIRequestContext, path: string, bodies: object[]): Promise<number[]> {
  const ids: number[] = [];
  for (let first = 0; first < bodies.length; first += AT_ONCE) {
    const answers = await Promise.all(
      bodies.slice(first, first + AT_ONCE).map((data) => request.post(path, { data })),
    );
    for (const answer of answers) {
      expect(answer.status(), await answer.text()).toBe(201);
      ids.push(((await answer.json()) as { id: number }).id);
    }
  }
  return ids;
}

/** What of the page stands outside its place, or could grow out of it over its neighbours; looked for in the page. */
function findBroken(): string[] {
  const broken: string[] = [];
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width)
    broken.push(`the page is ${document.documentElement.scrollWidth} px wide`);
  const clips = (element: Element) => getComputedStyle(element).overflowY !== 'visible';
  const texts = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const holder = node.parentElement;
    const words = node.textContent ?? '';
    if (!holder || words.trim() === '' || !holder.checkVisibility()) continue;
    const card = holder.closest('article, li, main') ?? document.body;
    const around = [holder];
    for (let up = holder.parentElement; up && card.contains(up); up = up.parentElement) around.push(up);
    const isClipped = around.some(clips);
    if (/\p{M}{6,}/u.test(words) && !isClipped) broken.push(`a tower is free to grow: ${words.slice(0, 60)}`);
    range.selectNodeContents(node);
    const { left, right } = range.getBoundingClientRect();
    if (!isClipped && (left < -1 || right > width + 1))
      broken.push(`from ${Math.round(left)} to ${Math.round(right)}: ${words.slice(0, 60)}`);
  }
  return broken;
}

/** Down to the end of the page, by a window's height at a time, looking at all that passes. */
async function lookThrough(page: Page): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByLabel(/^Loading/)).toHaveCount(0);
  const found = new Set<string>();
  for (let still = 0; still < 3; ) {
    for (const one of await page.evaluate(findBroken)) found.add(one);
    const hasMoved = await page.evaluate(async () => {
      const before = window.scrollY;
      window.scrollBy(0, window.innerHeight);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return window.scrollY > before;
    });
    const isLoading = (await page.getByLabel('Loading posts').count()) > 0;
    still = hasMoved || isLoading ? 0 : still + 1;
  }
  return [...found];
}

test('COMM CPROG PROF five hundred texts that were written to harm run nowhere and break no page at 390 px', async ({
  page,
  product,
}) => {
  test.slow();
  const complaints: string[] = [];
  page.on('dialog', (dialog) => {
    complaints.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const member = await joinAs(page);
  await product.admin('grant-premium', member.username);

  const posts = fitting(limit.postMax);
  await send(
    page.request,
    '/api/community/posts',
    posts.map((content) => ({ content })),
  );
  const names = fitting(limit.programNameMax).slice(0, 60);
  const descriptions = fitting(limit.programDescriptionMax);
  const tags = fitting(limit.tagMax);
  const programs = names.map((name, index) => ({
    name,
    description: descriptions[index + 20],
    category: fitting(limit.categoryMax)[index % 20],
    tags: tags.slice(index % 20, (index % 20) + 3),
    isPublic: true,
    settings,
  }));
  const [program] = await send(page.request, '/api/programs', programs);
  const comments = fitting(limit.commentMax).slice(0, 60);
  await send(
    page.request,
    `/api/community/programs/${program}/comments`,
    comments.map((comment) => ({ comment })),
  );
  for (const [index, name] of fitting(limit.snapshotNameMax).slice(0, 60).entries())
    await send(page.request, '/api/snapshots', [
      {
        snapshotId: `s${index}`,
        dataUrl,
        visualizationType: 'diamond',
        frequency: 432,
        name,
        isPublic: true,
      },
    ]);
  const bio = fitting(account.bioMax).slice(30, 40).join(' ').slice(0, 400);
  const profile = await page.request.put('/api/user/profile', {
    data: { bio, websiteUrl: `example.org/${'a'.repeat(150)}` },
  });
  expect(profile.status(), await profile.text()).toBe(200);

  await setWidth(page, 'phone');
  for (const path of [
    pages.community.path,
    pages.communityPrograms.path,
    pages.communityProgram.path.replace(':id', String(program)),
    pages.profile.path,
    pages.snapshots.path,
    pages.generators.path,
  ]) {
    await page.goto(path);
    if (path.endsWith(`/${program}`)) await page.getByRole('tab', { name: 'Comments' }).click();
    expect.soft(await lookThrough(page), path).toEqual([]);
  }
  expect(complaints).toEqual([]);
});
