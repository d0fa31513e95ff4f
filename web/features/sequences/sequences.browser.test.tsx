import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { AppSound } from '#web/bindings/sound/app-sound.ts';
import { someone, WithSound } from '#web/bindings/testing/with-sound.tsx';
import { expectAccessible, render } from '#web/ui/testing/render.tsx';
import { dismissToast } from '#web/ui/toast-store.ts';
import { SequenceEditor } from './sequence-editor.tsx';

let appSound: AppSound | undefined;

async function enter(who: (typeof someone)[keyof typeof someone] = someone.premium): Promise<AppSound> {
  appSound = undefined;
  render(
    <WithSound who={who} onSound={(opened) => (appSound = opened)}>
      <SequenceEditor />
    </WithSound>,
  );
  return vi.waitUntil(() => appSound, { timeout: 30_000 });
}

/** The save goes to a server that is not there: each test says what it would answer. */
function serverAnswers(status: number, body: unknown) {
  return vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(body, { status }));
}

const stages = (generator: number) =>
  page.getByRole('list', { name: `Generator ${generator} stages` }).getByRole('listitem');
const input = (name: string) => page.getByRole('textbox', { name });
const save = () => page.getByRole('button', { name: 'Save Program' });

beforeEach(() => dismissToast());
afterEach(() => {
  dismissToast();
  vi.restoreAllMocks();
});

describe('the editor', () => {
  it('SEQ-03 SEQ-09 SEQ-12 opens with the default sequence, its name, its description and its length', async () => {
    await enter();
    for (const generator of [1, 2, 3]) await expect.poll(() => stages(generator).all()).toHaveLength(2);
    await expect.element(input('Generator 1 stage 2 frequency in hertz')).toHaveValue('417 Hz');
    await expect.element(input('Generator 3 stage 2 duration in seconds')).toHaveValue('60 s');
    await expect.element(page.getByRole('switch', { name: 'Generator 3 enabled' })).not.toBeChecked();
    await expect.element(input('Program name')).toHaveValue('My Sequenced Program');
    await expect.element(page.getByText('Total duration: 2m 0s')).toBeVisible();
    await expectAccessible();
  });

  it('SEQ-04 SEQ-05 stages come and go, but the last one stays and says why', async () => {
    await enter();
    await page.getByRole('button', { name: 'Generator 1 add stage' }).click();
    await expect.poll(() => stages(1).all()).toHaveLength(3);
    for (const stage of [3, 2, 1]) {
      await page.getByRole('button', { name: `Remove generator 1 stage ${stage}`, exact: true }).click();
    }
    await expect.poll(() => stages(1).all()).toHaveLength(1);
    await expect.element(page.getByText('Cannot Remove')).toBeVisible();
    await expect
      .element(page.getByText('Each generator must have at least one frequency stage'))
      .toBeVisible();
  });

  it('SEQ-06 SEQ-07 typed values are taken inside their range and ignored outside it', async () => {
    const { gong } = await enter();
    const type = async (name: string, text: string) => {
      await input(name).fill(text);
      await page.getByRole('heading', { name: 'Your sequence' }).click();
    };
    const first = () => gong.get().sequence.lanes[0]?.stages[0];
    await type('Generator 1 stage 1 frequency in hertz', '20000');
    await type('Generator 1 stage 1 duration in seconds', '3600');
    expect(first()).toMatchObject({ frequency: 20_000, duration: 3_600 });
    await type('Generator 1 stage 1 frequency in hertz', '19');
    await type('Generator 1 stage 1 duration in seconds', '3601');
    expect(first()).toMatchObject({ frequency: 20_000, duration: 3_600 });
    await expect.element(input('Generator 1 stage 1 frequency in hertz')).toHaveValue('20000 Hz');
    await expect.element(page.getByText('Total duration: 61m 0s')).toBeVisible();
  });

  it('SEQ-08 the volume goes from 0 to 1 in steps of 0.05', async () => {
    const { gong } = await enter();
    const slider = page.getByRole('slider', { name: 'Generator 2 volume' });
    await expect.element(slider).toHaveAttribute('min', '0');
    await expect.element(slider).toHaveAttribute('max', '1');
    slider.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    await expect.poll(() => gong.get().sequence.lanes[1]?.volume).toBe(0.65);
  });

  it('a stage steps to the next until it is told to glide', async () => {
    const { gong } = await enter();
    await page.getByRole('button', { name: 'Generator 1 stage 1 to the next: Step' }).click();
    await expect
      .element(page.getByRole('button', { name: 'Generator 1 stage 1 to the next: Glide' }))
      .toBeVisible();
    expect(gong.get().sequence.lanes[0]?.stages[0]?.glide).toBe(true);
  });

  it('a handle that is dragged changes the frequency, and the length of the stage before it', async () => {
    const { gong } = await enter();
    await expect.element(page.getByRole('figure', { name: 'The session over time' })).toBeVisible();
    const handle = document.querySelectorAll<HTMLElement>('.seq-handle[data-lane="0"]')[1];
    if (!handle) throw new Error('There is no handle.');
    const box = handle.getBoundingClientRect();
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const event = (type: string, dx: number, dy: number) =>
      handle.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          cancelable: true,
          pointerId: 1,
          clientX: middle.x + dx,
          clientY: middle.y + dy,
        }),
      );
    vi.spyOn(handle, 'setPointerCapture').mockImplementation(() => {});
    vi.spyOn(handle, 'hasPointerCapture').mockReturnValue(true);
    event('pointerdown', 0, 0);
    event('pointermove', 60, -40);
    const [first, second] = gong.get().sequence.lanes[0]?.stages ?? [];
    expect(first?.duration).toBeGreaterThan(60);
    expect(second?.frequency).toBeGreaterThan(417);
  });
});

describe('playing it', () => {
  it('SEQ-11 says when it starts and when it stops', async () => {
    const { store } = await enter();
    await page.getByRole('button', { name: 'Play sequence' }).click();
    await expect.element(page.getByText('Sequence Started')).toBeVisible();
    expect(store.get().nowPlaying).toMatchObject({ owner: 'gong', id: 'sequence' });
    await page.getByRole('button', { name: 'Stop sequence' }).click();
    await expect.element(page.getByText('Sequence Stopped')).toBeVisible();
    expect(store.get().nowPlaying).toBeNull();
  });

  it('SEQ-10 an edit reaches what plays without a new start', async () => {
    const { store, gong } = await enter();
    gong.toggle('sequence');
    const run = store.get().nowPlaying?.run;
    await page.getByRole('button', { name: 'Generator 2 add stage' }).click();
    expect(store.get().nowPlaying?.run).toBe(run);
    expect(store.get().nowPlaying?.patch?.generators[1]?.stages).toHaveLength(3);
  });
});

describe('saving it', () => {
  it('D47 a sequence that its maker keeps private is sent as private', async () => {
    await enter();
    const server = serverAnswers(201, { id: 1 });
    await page.getByRole('switch', { name: 'Show it to the community' }).click();
    await expect.element(page.getByText('Only you can open it.')).toBeVisible();
    await save().click();
    await expect.element(page.getByText('Program Saved')).toBeVisible();
    const posted = server.mock.calls.find(([, init]) => init?.method === 'POST');
    expect(JSON.parse(String(posted?.[1]?.body))).toMatchObject({ isPublic: false });
  });

  it('SEQ-02 SEQ-13 D47 sends a public program of category Sequenced with its stages and the time', async () => {
    await enter();
    const server = serverAnswers(201, { id: 1 });
    await expect.element(page.getByRole('switch', { name: 'Show it to the community' })).toBeChecked();
    await page.getByRole('button', { name: 'Generator 1 stage 1 to the next: Step' }).click();
    await save().click();
    await expect.element(page.getByText('Program Saved')).toBeVisible();
    const posted = server.mock.calls.find(([, init]) => init?.method === 'POST');
    expect(posted?.[0]).toBe('/api/programs');
    const body = JSON.parse(String(posted?.[1]?.body));
    expect(body).toMatchObject({
      name: 'My Sequenced Program',
      description: 'A custom frequency program with timed transitions',
      category: 'Sequenced',
      isPublic: true,
      settings: {
        syncMode: 'sync',
        generators: [
          {
            waveType: 'sine',
            volume: 0.7,
            enabled: true,
            stages: [
              { frequency: 396, duration: 60, glide: true },
              { frequency: 417, duration: 60 },
            ],
          },
          { volume: 0.6, enabled: true },
          { volume: 0.5, enabled: false },
        ],
      },
    });
    expect(new Date(body.createdAt).toISOString()).toBe(body.createdAt);
  });

  it.each([
    ['nobody is signed in', someone.visitor, 201],
    ['the session has ended meanwhile', someone.premium, 401],
  ] as const)('SEQ-14 is refused when %s', async (_, who, status) => {
    await enter(who);
    const server = serverAnswers(status, { message: 'Please log in' });
    await save().click();
    await expect.element(page.getByText('Not Logged In')).toBeVisible();
    await expect.element(page.getByText('You need to log in to save programs')).toBeVisible();
    if (who === null) expect(server.mock.calls.filter(([, init]) => init?.method === 'POST')).toEqual([]);
  });

  it('ERR-13 a failed save says so and keeps everything', async () => {
    const { gong } = await enter();
    serverAnswers(500, { message: 'Something broke' });
    const before = gong.get().sequence;
    await save().click();
    await expect.element(page.getByText('Error', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Could not save program. Please try again.')).toBeVisible();
    expect(gong.get().sequence).toBe(before);
  });
});
