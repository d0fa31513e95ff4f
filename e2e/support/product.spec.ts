import { expect, test } from '@playwright/test';
import { startProduct } from './product.ts';

test('RUN-11 RUN-12 the product prints one line with its address when it is ready, and its health is good from then on', async () => {
  const product = await startProduct();
  try {
    const health = await fetch(`${product.url}/api/health`);
    expect(health.status).toBe(200);
    expect(product.lines.filter((line) => line.includes(product.url))).toHaveLength(1);
  } finally {
    await product.stop();
    product.remove();
  }
});

test('the product stops cleanly when it is told to, and its address is free again', async () => {
  const product = await startProduct();
  expect(await product.stop()).toBe(0);
  await expect(fetch(`${product.url}/api/health`)).rejects.toThrow();
  product.remove();
});

test('RUN-10 a port in use, a bad value, a folder that cannot be written: one line each and exit 1', async () => {
  const product = await startProduct();
  const { port } = new URL(product.url);
  try {
    await expect(startProduct({ PORT: port })).rejects.toThrow(
      /ended with 1 .*printed:\n[^\n]*\bport\b[^\n]*$/is,
    );
    await expect(startProduct({ PORT: 'many' })).rejects.toThrow(
      /ended with 1 .*printed:\n[^\n]*PORT[^\n]*$/,
    );
    await expect(startProduct({ DATA_DIR: '/dev/null/data' })).rejects.toThrow(
      /ended with 1 .*printed:\n[^\n]*\/dev\/null\/data[^\n]*$/,
    );
  } finally {
    await product.stop();
    product.remove();
  }
});

test('RUN-05 with no key and no setting but a folder, the product keeps accounts and shows its pages', async () => {
  const product = await startProduct();
  try {
    const person = { username: 'Ada', email: 'ada@example.org', password: 'a long password' };
    const post = (path: string) =>
      fetch(`${product.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(person),
      });
    expect((await post('/api/register')).status).toBe(201);
    expect((await post('/api/login')).status).toBe(200);
    expect((await fetch(`${product.url}/api/plans`)).status).toBe(200);
    expect(await (await fetch(`${product.url}/gen`)).text()).toContain('<div id="app">');
  } finally {
    await product.stop();
    product.remove();
  }
});
