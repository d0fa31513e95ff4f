import { expect, type Page, type Request } from '@playwright/test';
import { rms } from '#sound/testing/hearing.ts';
import { toneFile } from '#sound/testing/tone-file.ts';
import { hear, levelOf, listenTo } from './support/ears.ts';
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

test('AUTH-01 AUTH-05 tabs, a way back, and links to terms and privacy', async ({ page }) => {
  await page.goto('/auth');
  await expect(page.getByRole('tab')).toHaveText(['Login', 'Register']);
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

for (const wish of ['reduced motion', 'saved data'] as const) {
  test(`AUTH-02 with ${wish} the poster stands in and no film is fetched`, async ({ page }) => {
    const films: string[] = [];
    page.on('request', (request) => {
      if (/auth\.(webm|mp4)$/.test(request.url())) films.push(request.url());
    });
    if (wish === 'reduced motion') await page.emulateMedia({ reducedMotion: 'reduce' });
    else
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
  // A tone in place of the recording: its level is known, and it is over after three seconds unless it loops.
  await page.route('**/audio/auth-ambience.mp3', (route) =>
    route.fulfill({ contentType: 'audio/wav', body: Buffer.from(toneFile(300, 3, 0.5)) }),
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
  const { left, sampleRate } = await hear(page, 5);
  const tenths = Array.from({ length: 50 }, (_, at) =>
    rms(left.subarray((at * sampleRate) / 10, ((at + 1) * sampleRate) / 10)),
  );
  // A gap of 2 ms would take one part in a hundred from its tenth of a second.
  for (const heard of tenths) expect(Math.abs(heard / level - 1)).toBeLessThan(0.01);

  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/');
  await page.waitForTimeout(300);
  expect(levelOf(await hear(page, 0.3))).toBeLessThan(-90);
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
  await page.waitForTimeout(300);
  expect(levelOf(await hear(page, 0.3))).toBeLessThan(-90);
});

test('AUTH-04 the panel lists exactly the four benefits', async ({ page }) => {
  await page.goto('/auth');
  const panel = page.getByRole('list', { name: 'What an account gives you' });
  await expect(panel.getByRole('heading')).toHaveText([
    'Customizable Programs',
    'Scientific Frequencies',
    'Sound Visualizations',
    'Community Sharing',
  ]);
});

test('AUTH-06 AUTH-07 the login form; its button says Signing in... while the call is pending', async ({
  page,
}) => {
  const member = await openAccount(page);
  await page.goto('/auth');
  await expect(page.getByRole('tabpanel').locator('label')).toHaveText(['Username or Email', 'Password']);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/login', async (route) => {
    await held;
    await route.continue();
  });
  await logIn(page, member);
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  answer();
  await expect(page).toHaveURL('/dashboard');
});

test('AUTH-08 AUTH-09 a login that is too short shows both messages and sends nothing', async ({ page }) => {
  const calls = callsOf(page);
  await page.goto('/auth');
  await logIn(page, { username: 'ab', email: '', password: '12345' });
  await expect(page.getByText('Username or email must be at least 3 characters')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await expect(field(page, 'Username or Email')).toBeFocused();
  await expect(field(page, 'Username or Email')).toHaveAttribute('aria-invalid', 'true');
  expect(calls).toHaveLength(0);
});

for (const by of ['username', 'email'] as const) {
  test(`AUTH-10 AUTH-11 a member logs in by ${by}, in any case, and is welcomed`, async ({ page }) => {
    const member = await openAccount(page);
    await page.goto('/auth');
    await logIn(page, { ...member, username: member[by].toUpperCase() });
    await expect(page.getByText('Login successful')).toBeVisible();
    await expect(page.getByText(`Welcome back, ${member.username}!`)).toBeVisible();
    await expect(page.getByRole('button', { name: `Account of ${member.username}` })).toBeVisible();
  });
}

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

test('ERR-04 a login that fails without a word gets a default', async ({ page }) => {
  await page.route('**/api/login', (route) => route.fulfill({ status: 502, body: '' }));
  await page.goto('/auth');
  await logIn(page, newcomer());
  await expect(page.getByText('Login failed')).toBeVisible();
  await expect(page.getByText('We could not log you in. Please try again.')).toBeVisible();
});

test('AUTH-12 AUTH-13 the register form, its button and the hint about plans', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Register' }).click();
  await expect(page.getByRole('tabpanel').locator('label')).toHaveText([
    'Username',
    'Email',
    'Password',
    'Confirm Password',
  ]);
  await expect(page.getByRole('button', { name: 'Continue to Choose Plan' })).toBeVisible();
  await expect(page.getByText('You choose a free or a premium plan on the next page.')).toBeVisible();
});

/** What stands at a field after a registration with one mistake; nothing else may have happened. */
async function expectMistake(page: Page, name: string, value: string, message: string) {
  const calls = callsOf(page);
  await fillRegistration(page, { [name]: value });
  await expect(page.getByText(message)).toBeVisible();
  await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(message));
  await expect(page).toHaveURL('/auth');
  expect(await storedEntry(page)).toBe('{}');
  expect(calls).toHaveLength(0);
}

test('AUTH-14 AUTH-19 a name that is too short', async ({ page }) => {
  await expectMistake(page, 'Username', 'ab', 'Username must be at least 3 characters');
});

test('AUTH-15 AUTH-19 a name that is too long', async ({ page }) => {
  await expectMistake(page, 'Username', 'a'.repeat(21), 'Username cannot exceed 20 characters');
});

test('AUTH-16 AUTH-19 an address that is none', async ({ page }) => {
  await expectMistake(page, 'Email', 'ada@example', 'Please enter a valid email');
});

test('AUTH-17 AUTH-19 a password that is too short', async ({ page }) => {
  await expectMistake(page, 'Password', '12345', 'Password must be at least 6 characters');
});

test('AUTH-18 AUTH-19 a confirmation that differs', async ({ page }) => {
  await expectMistake(page, 'Confirm Password', 'something else', "Passwords don't match");
});

for (const length of [3, 20]) {
  test(`AUTH-15 a username of exactly ${length} characters is accepted`, async ({ page }) => {
    await fillRegistration(page, { Username: 'x'.repeat(length) });
    await expect(page).toHaveURL('/plans-page');
  });
}

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
  expect(calls).toHaveLength(0);
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

test('AUTH-24 after 30 minutes nothing of it is left', async ({ page }) => {
  await page.clock.install();
  await fillRegistration(page);
  await expect(page).toHaveURL('/plans-page');
  await page.clock.runFor('25:00');
  expect(await storedEntry(page)).not.toBe('{}');
  await page.clock.runFor('05:01');
  expect(await storedEntry(page)).toBe('{}');
});

test('PLAN-11 AUTH-22 AUTH-25 choosing Free opens a free account, logs in and goes to the dashboard', async ({
  page,
}) => {
  const person = await fillRegistration(page);
  const sent = page.waitForRequest('**/api/register');
  await page.getByRole('button', { name: 'Choose Free' }).click();
  expect((await sent).postDataJSON()).toEqual({ ...person, isPremium: false });
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Registration successful')).toBeVisible();
  await expect(page.getByText(`Welcome, ${person.username}!`)).toBeVisible();
  expect(await storedEntry(page)).toBe('{}');
  const user = await (await page.request.get('/api/user')).json();
  expect(user).toMatchObject({ username: person.username, email: person.email, isPremium: false });
});

for (const plan of ['Choose Free', 'Choose Monthly', 'Choose Annual']) {
  test(`PLAN-14 ERR-19 ${plan} without registration data sends nothing and leads to the form`, async ({
    page,
  }) => {
    const calls = callsOf(page);
    await page.goto('/plans-page');
    await page.getByRole('button', { name: plan }).click();
    await expect(page).toHaveURL('/auth');
    await expect(page.getByText('Missing Information')).toBeVisible();
    await expect(page.getByText('Please fill out the registration form first.')).toBeVisible();
    expect(calls).toHaveLength(0);
  });
}

/** What the chooser says when the free registration fails; what was filled in stays. */
async function expectFailure(
  page: Page,
  answer: { status: number; body: string } | 'no connection',
  words: string,
) {
  await page.route('**/api/register', (route) =>
    answer === 'no connection' ? route.abort() : route.fulfill(answer),
  );
  await fillRegistration(page);
  await page.getByRole('button', { name: 'Choose Free' }).click();
  await expect(page.getByText('Registration Failed', { exact: true })).toBeVisible();
  await expect(page.getByText(words)).toBeVisible();
  await expect(page).toHaveURL('/plans-page');
  expect(await storedEntry(page)).not.toBe('{}');
}

test("ERR-20 a refused free registration shows the server's words", async ({ page }) => {
  await expectFailure(page, { status: 409, body: '{"message":"Somebody was first"}' }, 'Somebody was first');
});

test('ERR-21 a refusal without a word says that no account was created', async ({ page }) => {
  await expectFailure(page, { status: 500, body: '' }, 'Failed to create account');
});

test('ERR-20 a free registration that never reached the server says that there was a problem', async ({
  page,
}) => {
  await expectFailure(page, 'no connection', 'There was a problem creating your account.');
});

test('a name that is taken is told by the server, and what was filled in can still be used', async ({
  page,
}) => {
  const member = await joinAs(page);
  await page.context().clearCookies();
  await fillRegistration(page, { Username: member.username.toUpperCase() });
  await page.getByRole('button', { name: 'Choose Free' }).click();
  await expect(page.getByText('That username or email is already in use.')).toBeVisible();
});
