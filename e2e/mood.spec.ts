import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { joinAs } from './support/members.ts';

/** Prints every connection that the server opens to somewhere else. */
const TELL_CONNECTIONS = `data:text/javascript,${encodeURIComponent(
  'import net from "node:net"; const connect = net.Socket.prototype.connect; net.Socket.prototype.connect = function (...to) { console.error("CONNECTS", JSON.stringify(to[0])); return connect.apply(this, to); };',
)}`;

test('MOOD-27 MOOD-29 D27 a whole journey without a provider: no text leaves the house, none is logged, none is kept', async ({
  open,
}) => {
  const { product, page } = await open({
    LOG_LEVEL: 'trace',
    RATE_LIMIT_SCALE: '100',
    NODE_OPTIONS: `--import=${TELL_CONNECTIONS}`,
  });
  const requests: { url: string; body: string }[] = [];
  const complaints: string[] = [];
  page.context().on('request', (request) => {
    requests.push({ url: request.url(), body: request.postData() ?? '' });
  });
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) complaints.push(message.text());
  });
  const member = await joinAs(page);
  const box = page.getByRole('textbox', { name: 'How are you feeling?' });
  const ask = async (words: string) => {
    await box.fill(words);
    await page.getByRole('button', { name: 'Get Frequencies' }).click();
  };

  await page.goto('/mood-matcher');
  await expect(page.getByText('Premium Feature')).toBeVisible();
  await product.admin('grant-premium', member.username);
  await page.reload();

  // Danger: help alone, under the real shell, and nothing is sent.
  await ask('otterquilt i want to kill myself');
  await expect(page.getByRole('heading', { name: /Thank you for saying it/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Library' })).toBeHidden();
  expect(requests.filter(({ body }) => body.includes('otterquilt'))).toEqual([]);
  await page.getByRole('button', { name: 'I meant it differently' }).click();

  // The server answers.
  await ask('zebraquilt: I lie awake until two');
  await expect(page.getByText('Also for this')).toBeVisible();
  expect(requests.filter(({ body }) => body.includes('zebraquilt')).map(({ url }) => url)).toEqual([
    `${product.url}/api/mood-matcher/match-mood`,
  ]);

  // The server is away: the model in the browser answers, by its kernel, under the product's own policy.
  await page.route('**/match-mood', (route) => route.abort());
  await page.getByRole('button', { name: 'Change the words' }).click();
  await ask('heronquilt: my back hurts so much');
  await expect(page.getByText('Using Local Recommendations')).toBeVisible();
  await expect(page.getByText(/“.*back.*” moved this most/)).toBeVisible();
  const weights = requests.find(({ url }) => url.endsWith('.bin'))?.url ?? '';
  expect(weights).toMatch(/\/assets\/mood-[\w-]+\.bin$/);
  expect((await page.request.get(weights)).headers()['cache-control']).toContain('immutable');

  // In the feed help comes before sending.
  await page.goto('/community');
  await page.getByLabel('Write to the community').fill('lynxquilt i want to kill myself');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('alert', { name: 'Help' })).toBeVisible();
  expect(requests.filter(({ body }) => body.includes('lynxquilt'))).toEqual([]);

  expect(complaints).toEqual([]);
  expect(requests.filter(({ url }) => /^https?:/.test(url) && !url.startsWith(product.url))).toEqual([]);
  await page.close();
  await product.stop();
  expect(product.lines.join('\n')).not.toMatch(/quilt|CONNECTS/);
  for (const file of readdirSync(product.dataDir, { recursive: true, withFileTypes: true }))
    if (file.isFile())
      expect(readFileSync(join(file.parentPath, file.name)).includes('quilt'), file.name).toBe(false);
});
