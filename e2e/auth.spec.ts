import { expect, type Page, type Request } from '@playwright/test';
import { ambience } from '#contract/rules/sound-defaults.ts';
import { rms } from '#sound/testing/hearing.ts';
import { toneFile } from '#sound/testing/tone-file.ts';
import { hear, hearSilence, levelOf, listenTo } from './support/ears.ts';
import { test } from './support/journey.ts';
import { joinAs, logIn, newcomer, openAccount } from './support/members.ts';

// For the recorder that listens to the ambience.
test.use({ bypassCSP: true });

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

function callsOf(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/')) calls.push(request);
  });
  return calls;
}

const storedEntry = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

async function fillRegistration(page: Page, change: Record<string, string> = {}) {
  const person = newcomer();
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Register' }).click();
  const filled = {
    Username: person.username,
    Email: person.email,
    Password: person.password,
    'Confirm Password': change.Password ?? person.password,
    ...change,
  };
  for (const [name, value] of Object.entries(filled)) await field(page, name).fill(value);
  await page.getByRole('button', { name: 'Continue to Choose Plan' }).click();
  return person;
}

test('AUTH-01 AUTH-04 AUTH-05 tabs, the four benefits, a way back, and links to terms and privacy', async ({
  page,
}) => {
  await page.goto('/auth');
  await expect(page.getByRole('tab')).toHaveText(['Login', 'Register']);
  const panel = page.getByRole('list', { name: 'What an account gives you' });
  await expect(panel.getByRole('heading')).toHaveText([
    'Customizable Programs',
    'Scientific Frequencies',
    'Sound Visualizations',
    'Community Sharing',
  ]);
  const content = page.getByRole('main');
  await expect(content.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms');
  await expect(content.getByRole('link', { name: 'privacy page' })).toHaveAttribute('href', '/privacy');
  await content.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/');
});

const background = (page: Page) => page.locator('.auth-film video');

test('AUTH-02 behind the page runs a silent film that goes round, dim enough for the words on it, and can be stopped', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/auth');
  await expect(page.locator('label').first()).toBeVisible();
  await expect
    .poll(() => background(page).evaluate((film: HTMLVideoElement) => film.currentTime))
    .toBeGreaterThan(1);
  const shown = await background(page).evaluate((film: HTMLVideoElement) => {
    const canvas = new OffscreenCanvas(film.videoWidth, film.videoHeight);
    const pen = canvas.getContext('2d');
    pen?.drawImage(film, 0, 0);
    const pixels = pen?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    let brightest = 0;
    for (let at = 0; at < pixels.length; at++)
      if (at % 4 < 3) brightest = Math.max(brightest, pixels[at] ?? 0);
    const { muted, loop, playsInline } = film;
    const opacity = Number(getComputedStyle(film.parentElement ?? film).opacity);
    const label = document.querySelector('label') ?? film;
    const [quietest = 0] = getComputedStyle(label).color.match(/\d+/g)?.map(Number) ?? [];
    return { muted, loop, playsInline, brightest, opacity, quietest };
  });
  expect(shown).toMatchObject({ muted: true, loop: true, playsInline: true });
  expect(shown.brightest).toBeGreaterThan(40);
  // The quietest words of the page on the brightest grain, over ink.
  const behind = shown.brightest * shown.opacity + 11 * (1 - shown.opacity);
  expect(contrast(shown.quietest, behind)).toBeGreaterThan(4.5);
  await page.getByRole('button', { name: 'Pause film' }).click();
  await expect(page.getByRole('button', { name: 'Play film' })).toBeVisible();
  expect(await background(page).evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);
});

/** Of two greys, as WCAG counts it. */
function contrast(lighter: number, darker: number): number {
  const light = (grey: number) => ((grey / 255 + 0.055) / 1.055) ** 2.4;
  return (light(lighter) + 0.05) / (light(darker) + 0.05);
}

for (const setting of ['reduced motion', 'saved data'] as const) {
  test(`AUTH-02 with ${setting} the poster stands in and no film is fetched`, async ({ page }) => {
    const films: string[] = [];
    page.on('request', (request) => {
      if (/auth\.(webm|mp4)$/.test(request.url())) films.push(request.url());
    });
    await page.emulateMedia({
      reducedMotion: setting === 'reduced motion' ? 'reduce' : 'no-preference',
    });
    if (setting === 'saved data')
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
    await page.goto('/auth');
    const poster = page.locator('.auth-film img');
    await expect(poster).toHaveJSProperty('complete', true);
    expect(await poster.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(900);
    await expect(background(page)).toHaveCount(0);
    expect(films).toEqual([]);
  });
}

test('AUTH-03 the music starts paused, plays at volume 0.3, loops without a gap, and ends when the page is left', async ({
  page,
}) => {
  // A tone in place of the recording: its level is known, and from where it begins it is over after half a second
  // unless it loops.
  await page.route('**/audio/auth-ambience.mp3', (route) =>
    route.fulfill({
      contentType: 'audio/wav',
      body: Buffer.from(toneFile(300, ambience.loopStart + 0.5, 0.5)),
    }),
  );
  await listenTo(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: 'Play music' })).toBeVisible();
  expect(asked.filter((url) => url.includes('ambience'))).toEqual([]);

  const loaded = page.waitForResponse('**/audio/auth-ambience.mp3');
  await page.getByRole('button', { name: 'Play music' }).click();
  await expect(page.getByRole('button', { name: 'Pause music' })).toBeVisible();
  await loaded;
  const level = (0.5 * 0.3) / Math.SQRT2;
  const now = () =>
    hear(page, 0.1).then(
      ({ left }) => rms(left),
      () => 0,
    );
  await expect.poll(now).toBeGreaterThan(0.999 * level);
  const { left, sampleRate } = await hear(page, 2);
  const tenths = Array.from({ length: 20 }, (_, at) =>
    rms(left.subarray((at * sampleRate) / 10, ((at + 1) * sampleRate) / 10)),
  );
  // A gap of 2 ms would take one part in a hundred from its tenth of a second.
  for (const heard of tenths) expect(Math.abs(heard / level - 1)).toBeLessThan(0.01);

  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/');
  await hearSilence(page);
});

test('AUTH-03 the recording itself is heard; a second press stops it; without it the page says so', async ({
  page,
}) => {
  await listenTo(page);
  await page.route('**/audio/auth-ambience.mp3', (route) => route.abort());
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Play music' }).click();
  await expect(page.getByText('The music could not be loaded', { exact: true })).toBeVisible();
  await page.unroute('**/audio/auth-ambience.mp3');
  await page.getByRole('button', { name: 'Play music' }).click();
  await expect(page.getByRole('button', { name: 'Pause music' })).toBeVisible();
  const heard = () => hear(page, 0.3).then(levelOf, () => Number.NEGATIVE_INFINITY);
  await expect.poll(heard).toBeGreaterThan(-45);
  await page.getByRole('button', { name: 'Pause music' }).click();
  await expect(page.getByRole('button', { name: 'Play music' })).toBeVisible();
  await hearSilence(page);
});

test('AUTH-10 AUTH-11 a member logs in by e-mail, in any case, and is welcomed', async ({ page }) => {
  const member = await openAccount(page);
  await page.goto('/auth');
  await logIn(page, { ...member, username: member.email.toUpperCase() });
  await expect(page.getByText('Login successful')).toBeVisible();
  await expect(page.getByText(`Welcome back, ${member.username}!`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Account of ${member.username}` })).toBeVisible();
});

test('ERR-04 a wrong password and an unknown name get the same words from the server', async ({ page }) => {
  const member = await openAccount(page);
  await page.goto('/auth');
  const told: string[] = [];
  for (const person of [{ ...member, password: 'not the one' }, newcomer()]) {
    await logIn(page, person);
    const toast = page.locator('.ui-toast-words');
    await expect(toast).toBeVisible();
    told.push(await toast.innerText());
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast).toBeHidden();
  }
  expect(told[0]).toContain('That name or password is not right.');
  expect(told[1]).toBe(told[0]);
});

test('AUTH-20 AUTH-21 a valid registration is kept in the browser, calls nobody, and goes on to the plans', async ({
  page,
}) => {
  const calls = callsOf(page);
  const person = await fillRegistration(page);
  await expect(page).toHaveURL('/plans-page');
  await expect(page.getByText('Premium Account Required')).toBeVisible();
  await expect(
    page.getByText('Please select a subscription plan to continue your registration.'),
  ).toBeVisible();
  const entry = await page.evaluate(() => JSON.parse(sessionStorage.getItem('registrationData') ?? 'null'));
  expect(entry).toMatchObject({ ...person });
  // Whether the name and the address are free was asked when their fields were left; the submit itself calls nobody.
  expect(calls.filter((call) => !call.url().endsWith('/api/register/check'))).toHaveLength(0);
});

test('PLAN-10 AUTH-23 the chooser has three plans and a way back, which wipes what was filled in', async ({
  page,
}) => {
  await fillRegistration(page);
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Free', 'Monthly', 'Annual']);
  await expect(page.getByRole('article', { name: 'Monthly' })).toContainText('$9');
  await expect(page.getByRole('article', { name: 'Annual' })).toContainText('$96');
  await page.getByRole('link', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/auth');
  expect(await storedEntry(page)).toBe('{}');
});

test("AUTH-23 the browser's own Back wipes it as well", async ({ page }) => {
  await fillRegistration(page);
  await expect(page).toHaveURL('/plans-page');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  expect(await storedEntry(page)).toBe('{}');
});

test('PLAN-11 AUTH-22 AUTH-25 choosing Free opens a free account, logs in and goes to where sound is one press away', async ({
  page,
}) => {
  const person = await fillRegistration(page);
  const sent = page.waitForRequest('**/api/register');
  await page.getByRole('button', { name: 'Choose Free' }).click();
  expect((await sent).postDataJSON()).toEqual({ ...person, isPremium: false });
  await expect(page).toHaveURL('/gen');
  await expect(page.getByText('Registration successful')).toBeVisible();
  await expect(page.getByText(`Welcome, ${person.username}!`)).toBeVisible();
  expect(await storedEntry(page)).toBe('{}');
  const user = await (await page.request.get('/api/user')).json();
  expect(user).toMatchObject({ username: person.username, email: person.email, isPremium: false });
});

test('a link to a page of members leads there through a registration, in which a taken name is told at once', async ({
  page,
}) => {
  const member = await joinAs(page);
  await page.context().clearCookies();
  await page.goto('/snapshots');
  await expect(page).toHaveURL(/\/auth\?returnTo=/);
  await page.getByRole('tab', { name: 'Register' }).click();
  await field(page, 'Username').fill(member.username.toUpperCase());
  await field(page, 'Email').fill(newcomer().email);
  await expect(page.getByText('That username is already in use.')).toBeVisible();
  const person = newcomer();
  await field(page, 'Username').fill(person.username);
  await field(page, 'Password').fill(person.password);
  await field(page, 'Confirm Password').fill(person.password);
  await page.getByRole('button', { name: 'Continue to Choose Plan' }).click();
  await page.getByRole('link', { name: 'Go Back' }).click();
  await expect(field(page, 'Username')).toHaveValue(person.username);
  await expect(field(page, 'Password')).toHaveValue('');
  await field(page, 'Password').fill(person.password);
  await field(page, 'Confirm Password').fill(person.password);
  await page.getByRole('button', { name: 'Continue to Choose Plan' }).click();
  await page.getByRole('button', { name: 'Choose Free' }).click();
  await expect(page).toHaveURL('/snapshots');
});
