import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { joinAs } from './support/members.ts';

test('COMM-24 ADMIN-02 ADMIN-03 ADMIN-04 a post is reported, hidden by a moderator, its author reads why, and it is restored', async ({
  page,
  product,
  browser,
}) => {
  test.slow();
  const someone = async () => {
    const context = await browser.newContext({ baseURL: product.url });
    return { context, page: await context.newPage() };
  };
  const [author, moderator] = [await someone(), await someone()];
  const writer = await joinAs(author.page);
  const words = 'People like you should stay off the internet.';
  await author.page.goto('/community');
  await author.page.getByLabel('Write to the community').fill(words);
  await author.page.getByRole('button', { name: 'Share' }).click();
  await expect(author.page.getByRole('article').getByText(words)).toBeVisible();

  await joinAs(page);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Moderation');
  await page.goto('/community');
  await page.getByRole('button', { name: `More about the post of ${writer.username}` }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  await page.getByLabel('What is wrong with it?').fill('Unkind to a person');
  await page.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
  await expect(page.getByText('A moderator will look at it.')).toBeVisible();

  const staff = await joinAs(moderator.page);
  await product.admin('grant-role', staff.username, 'moderator');
  await moderator.page.request.post('/api/login', { data: staff });
  await moderator.page.goto('/community');
  await moderator.page.getByRole('button', { name: `Account of ${staff.username}` }).click();
  await moderator.page.getByRole('menuitem', { name: 'Moderation' }).click();
  await moderator.page.getByRole('button', { name: `Post by ${writer.username}` }).click();
  await expect(moderator.page.getByText('Unkind to a person', { exact: true })).toBeVisible();
  await moderator.page.getByLabel(/^Why/).fill('Please be kind to each other.');
  await moderator.page.getByRole('button', { name: 'Hide' }).click();
  await expect(moderator.page.getByText('It is out of view')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('tab', { name: 'All Posts' })).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);
  await author.page.reload();
  await expect(author.page.getByText('Please be kind to each other. Others do not see it.')).toBeVisible();

  // Whatever else waits is shown next; what is out of view stays in the list.
  await moderator.page.getByRole('button', { name: `Post by ${writer.username}` }).click();
  await moderator.page.getByRole('button', { name: 'Restore' }).click();
  await expect(moderator.page.getByText('It is in view')).toBeVisible();
  await page.reload();
  await expect(page.getByText(words)).toBeVisible();
  await author.context.close();
  await moderator.context.close();
});
