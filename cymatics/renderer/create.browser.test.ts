import { afterEach, describe, expect, it, vi } from 'vitest';
import { picture as limit } from '#contract/rules/limits.ts';
import { FIGURES } from '../physics/figures.ts';
import { similarity } from '../testing/similarity.ts';
import { type CymaticRenderer, create, type RendererOptions } from './create.ts';
import type { Frame } from './scene.ts';

const SIZE = 300;
const tone: Frame = { tones: [{ frequency: 432 }] };
const made: CymaticRenderer[] = [];

function plate(options: RendererOptions): { canvas: HTMLCanvasElement; renderer: CymaticRenderer } {
  const canvas = document.createElement('canvas');
  document.body.append(canvas);
  const renderer = create(canvas, { grains: 4000, ...options });
  renderer.resize(SIZE);
  made.push(renderer);
  return { canvas, renderer };
}

/** Not a measure of speed: a busy machine draws slowly. */
const patiently = { timeout: 120_000 };

async function rest(renderer: CymaticRenderer): Promise<void> {
  await vi.waitFor(() => expect(renderer.painted).toMatchObject({ resting: true }), patiently);
}

function pixels(canvas: HTMLCanvasElement): ImageData {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no context');
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

async function decode(blob: Blob): Promise<ImageData> {
  const bitmap = await createImageBitmap(blob);
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  return pixels(canvas);
}

/** The light of a picture on the dark of the page, as a share of the brightest possible. */
function meanLight({ data }: ImageData): number {
  let sum = 0;
  for (let i = 0; i < data.length; i += 4)
    sum += (((data[i] as number) - 10) * (data[i + 3] as number)) / 255 + 10;
  return sum / (data.length / 4) / 255;
}

const nextFrame = window.requestAnimationFrame.bind(window);

/** Lets the browser make a few frames, in which something that should not happen would. */
async function pass(frames: number): Promise<void> {
  for (let i = 0; i < frames; i++) await new Promise((resolve) => nextFrame(resolve));
}

function show(hidden: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
  document.dispatchEvent(new Event('visibilitychange'));
}

afterEach(() => {
  for (const renderer of made.splice(0)) renderer.dispose();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('the cymatic renderer', () => {
  it('paints until the sand rests, and then not once more', async () => {
    const shown = vi.fn();
    const { renderer } = plate({ painter: 'canvas2d', onShown: shown });
    renderer.draw(tone);
    await rest(renderer);
    expect(renderer.painted.frames).toBe(1);
    const other = { tones: [{ frequency: 639 }] };
    renderer.draw(other);
    await rest(renderer);
    const { frames } = renderer.painted;
    expect(frames).toBeGreaterThan(5);
    expect(shown).toHaveBeenCalledOnce();
    const asked = vi.spyOn(window, 'requestAnimationFrame');
    for (let i = 0; i < 20; i++) renderer.draw(other);
    await pass(10);
    expect(renderer.painted.frames).toBe(frames);
    expect(asked).not.toHaveBeenCalled();
  });

  it('asks for no graphics processor before sand moves, and takes none that is played by software', async () => {
    const asked = vi.spyOn(HTMLCanvasElement.prototype, 'getContext');
    const contexts = () => asked.mock.calls.filter(([kind]) => kind === 'webgl2').length;
    const { renderer } = plate({ painter: 'auto' });
    renderer.draw(tone);
    await rest(renderer);
    expect(contexts()).toBe(0);
    vi.spyOn(WebGL2RenderingContext.prototype, 'getParameter').mockReturnValue(
      'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)',
    );
    renderer.draw({ tones: [{ frequency: 639 }] });
    await rest(renderer);
    expect(contexts()).toBe(1);
    expect(renderer.painted.kind).toBe('canvas2d');
  });

  it.each(FIGURES)('draws the same %s with WebGL2 and with the 2D canvas', async (figure) => {
    const one = plate({ painter: 'webgl2', reducedMotion: true });
    const two = plate({ painter: 'canvas2d', reducedMotion: true });
    for (const { renderer } of [one, two]) {
      renderer.draw({ ...tone, figure });
      await rest(renderer);
    }
    expect(one.renderer.painted.kind).toBe('webgl2');
    expect(two.renderer.painted.kind).toBe('canvas2d');
    expect(similarity(pixels(one.canvas), pixels(two.canvas))).toBeGreaterThan(0.98);
  });

  it.each(['webgl2', 'canvas2d'] as const)(
    'draws the same picture twice, pixel by pixel, with %s',
    async (painter) => {
      const [one, two] = [plate({ painter, reducedMotion: true }), plate({ painter, reducedMotion: true })];
      for (const { renderer } of [one, two]) {
        renderer.draw({ ...tone, figure: 'membrane' });
        await rest(renderer);
      }
      const [a, b] = [pixels(one.canvas).data, pixels(two.canvas).data];
      expect(a.length).toBe(4 * SIZE * SIZE);
      expect(a.findIndex((value, i) => value !== b[i])).toBe(-1);
    },
  );

  it('with reduced motion paints the settled figure once', async () => {
    const { renderer, canvas } = plate({ painter: 'canvas2d', reducedMotion: true });
    renderer.draw(tone);
    await rest(renderer);
    expect(renderer.painted.frames).toBe(1);
    expect(pixels(canvas).data.some((value) => value > 200)).toBe(true);
  });

  it.each(['webgl2', 'canvas2d'] as const)(
    'SNAP-05 with %s a capture is a square PNG with the very pixels that one sees',
    async (painter) => {
      const { renderer, canvas } = plate({ painter, reducedMotion: true });
      renderer.draw({ ...tone, figure: 'star' });
      await rest(renderer);
      const blob = await renderer.capture();
      expect(blob.type).toBe('image/png');
      const picture = await decode(blob);
      expect([picture.width, picture.height]).toEqual([SIZE, SIZE]);
      expect(picture.data[3]).toBe(255);
      const seen = document.createElement('canvas');
      seen.width = seen.height = SIZE;
      const context = seen.getContext('2d');
      if (!context) throw new Error('no context');
      context.fillStyle = '#0A0B10';
      context.fillRect(0, 0, SIZE, SIZE);
      context.drawImage(canvas, 0, 0);
      const shown = pixels(seen).data;
      expect(picture.data.findIndex((value, i) => value !== shown[i])).toBe(-1);
    },
  );

  it('SNAP-05 a capture from a dense screen is as bright, and small enough to be kept', async () => {
    const { renderer, canvas } = plate({ painter: 'canvas2d', reducedMotion: true, grains: 40_000 });
    renderer.resize(1000, 2);
    renderer.draw(tone);
    await rest(renderer);
    const blob = await renderer.capture();
    expect(blob.size).toBeLessThan(limit.bytesMax);
    expect(meanLight(await decode(blob)) / meanLight(pixels(canvas))).toBeCloseTo(1, 1);
  });

  it('SNAP-05 VIZ-02 a slow machine draws less, as brightly, and its captures have all pixels', async () => {
    const { renderer, canvas } = plate({ painter: 'canvas2d', grains: 12_000 });
    renderer.resize(600);
    // Frames come as the test says, or a machine that is slow by itself would be frugal from the start.
    const frames: FrameRequestCallback[] = [];
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    let now = 0;
    const pass = (milliseconds: number) => {
      now += milliseconds;
      frames.at(-1)?.(now);
    };
    renderer.draw(tone);
    for (let i = 0; i < 2_000 && (i === 0 || !renderer.painted.resting); i++) pass(1000 / 60);
    expect(renderer.painted).toMatchObject({ resting: true, size: 600 });
    const whole = meanLight(pixels(canvas));
    // Twenty frames a second, long enough for the picture to become frugal, and no longer.
    renderer.draw({ ...tone, agitation: 0.2 });
    for (let i = 0; renderer.painted.size === 600 && i < 200; i++) pass(50);
    expect(canvas.width).toBe(450);
    expect(meanLight(pixels(canvas)) / whole).toBeCloseTo(1, 1);
    expect((await decode(await renderer.capture())).width).toBe(600);
  });

  it('draws nothing in a hidden tab and goes on when it is seen again', async () => {
    const { renderer } = plate({ painter: 'canvas2d' });
    show(true);
    renderer.draw(tone);
    await pass(10);
    expect(renderer.painted.frames).toBe(0);
    show(false);
    await rest(renderer);
    expect(renderer.painted.frames).toBeGreaterThan(0);
  });

  it('draws nothing while it is told that nobody sees it, as in a worker', async () => {
    const { renderer } = plate({ painter: 'canvas2d' });
    renderer.setSeen(false);
    renderer.draw(tone);
    await pass(10);
    expect(renderer.painted.frames).toBe(0);
    renderer.setSeen(true);
    await rest(renderer);
    expect(renderer.painted.frames).toBeGreaterThan(0);
  });

  it('keeps drawing when the graphics context is lost, and takes it again when it is back', async () => {
    const contexts: WebGL2RenderingContext[] = [];
    const original = HTMLCanvasElement.prototype.getContext;
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
      this: HTMLCanvasElement,
      ...given: unknown[]
    ) {
      const context = Reflect.apply(original, this, given);
      if (given[0] === 'webgl2' && context) contexts.push(context);
      return context;
    });
    const { renderer } = plate({ painter: 'webgl2', reducedMotion: true });
    renderer.draw(tone);
    await rest(renderer);
    expect(renderer.painted.kind).toBe('webgl2');
    const gl = contexts[0];
    if (!gl) throw new Error('no context was asked for');
    const loss = gl.getExtension('WEBGL_lose_context');
    const lost = new Promise((resolve) => gl.canvas.addEventListener('webglcontextlost', resolve));
    loss?.loseContext();
    renderer.draw({ tones: [{ frequency: 639 }] });
    await vi.waitFor(
      () => expect(renderer.painted).toMatchObject({ kind: 'canvas2d', resting: true }),
      patiently,
    );
    await vi.waitFor(() => expect(gl.isContextLost()).toBe(true), patiently);
    const back = new Promise((resolve) => gl.canvas.addEventListener('webglcontextrestored', resolve));
    await lost;
    // Only after the loss has been reported, and in a task of its own, may the context be asked back.
    await pass(1);
    loss?.restoreContext();
    await back;
    renderer.draw({ tones: [{ frequency: 528 }] });
    await vi.waitFor(() => expect(renderer.painted.kind).toBe('webgl2'), patiently);
  });

  it('paints a resting figure again when its box changes', async () => {
    const { renderer, canvas } = plate({ painter: 'canvas2d', reducedMotion: true });
    renderer.draw(tone);
    await rest(renderer);
    renderer.resize(200, 2);
    expect(canvas.width).toBe(400);
    expect(pixels(canvas).data.some((value) => value > 200)).toBe(true);
  });

  it('stops for good when it is disposed of', async () => {
    const { renderer } = plate({ painter: 'canvas2d' });
    renderer.draw(tone);
    renderer.dispose();
    const { frames } = renderer.painted;
    renderer.draw({ tones: [{ frequency: 639 }] });
    await pass(10);
    expect(renderer.painted.frames).toBe(frames);
  });
});
