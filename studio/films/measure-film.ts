import { createFlashMeter } from '#cymatics/testing/flash-meter.ts';
import { ffmpeg } from '../files/ffmpeg.ts';
import { FRAMES_A_SECOND } from './film.ts';

/** Small enough to look at every frame, large enough for the nine tiles in which flashes are counted. */
const [WIDTH, HEIGHT] = [96, 54];
const TILES = 3;

export type FilmMeasures = {
  seconds: number;
  /** The most flashes within a second in any ninth of the picture, and the largest change of its light in a second. */
  flashes: number;
  slew: number;
  /** Mean difference between the last frame and the first, in steps of 255: what a loop would jump by. */
  turn: number;
  /** Share of the brightest and of the mean light, 0 to 1: a black film would have none. */
  brightest: number;
  light: number;
};

export function measureFilm(file: string): FilmMeasures {
  const bytes = ffmpeg([
    '-i',
    file,
    '-an',
    '-vf',
    `scale=${WIDTH}:${HEIGHT}:flags=area`,
    '-pix_fmt',
    'rgba',
    '-f',
    'rawvideo',
    'pipe:1',
  ]);
  const size = WIDTH * HEIGHT * 4;
  const frames = Array.from({ length: bytes.length / size }, (_, i) =>
    bytes.subarray(i * size, (i + 1) * size),
  );
  const meter = createFlashMeter(TILES, FRAMES_A_SECOND);
  for (const data of frames) meter.add({ width: WIDTH, height: HEIGHT, data } as unknown as ImageData);
  let brightest = 0;
  let sum = 0;
  for (const value of bytes) {
    if (value < 255 && value > brightest) brightest = value;
    sum += value;
  }
  return {
    seconds: frames.length / FRAMES_A_SECOND,
    flashes: meter.worst().general,
    slew: meter.slew(),
    turn: difference(frames.at(-1) as Buffer, frames[0] as Buffer),
    brightest: brightest / 255,
    light: (sum / bytes.length - 255 / 4) / (255 * 0.75),
  };
}

function difference(a: Buffer, b: Buffer): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += Math.abs((a[i] as number) - (b[i] as number));
  return sum / a.length;
}
