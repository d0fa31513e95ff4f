import { describe, expect, it } from 'vitest';
import './main.css';

const surfaces = ['ink', 'bar', 'sheet', 'raised'];
const words = [
  'text',
  'soft',
  'muted',
  'chip',
  'gold',
  'danger',
  'danger-text',
  'danger-toast',
  'ok',
  'warn',
];
const themes = ['violet', 'jungle', 'desert'];

/** The painted colour of a token, as the browser resolves it. */
function channels(name: string): number[] {
  const probe = document.createElement('i');
  probe.style.color = `var(--${name})`;
  document.body.append(probe);
  const found = getComputedStyle(probe).color.match(/[\d.]+/g) ?? [];
  probe.remove();
  return found.slice(0, 3).map(Number);
}

function luminance(rgb: number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(channels(one)), luminance(channels(other))].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe('tokens', () => {
  it('every colour of words is at least 4.5 : 1 on every surface', () => {
    for (const word of words) {
      for (const surface of surfaces) {
        expect
          .soft(contrast(`color-${word}`, `color-${surface}`), `${word} on ${surface}`)
          .toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('each theme swaps the accent, which can be read and written upon', () => {
    const accents = themes.map((theme) => {
      document.documentElement.dataset.theme = theme;
      for (const surface of surfaces) {
        expect
          .soft(contrast('accent', `color-${surface}`), `${theme} on ${surface}`)
          .toBeGreaterThanOrEqual(4.5);
      }
      return channels('accent').join(' ');
    });
    delete document.documentElement.dataset.theme;
    expect(accents).toEqual(['155 140 255', '79 209 161', '240 168 104']);
  });

  it('the two faces load in the weights we set, with figures of equal width', async () => {
    const faces = ['200 72px Newsreader', '300 22px Newsreader', 'italic 300 17px Newsreader'];
    for (const face of [...faces, '400 15px "Hanken Grotesk"', '500 15px "Hanken Grotesk"']) {
      expect.soft(await document.fonts.load(face, 'Ag0'), face).not.toEqual([]);
      const probe = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      probe.font = face;
      expect.soft(probe.measureText('1111').width, face).toBeCloseTo(probe.measureText('0808').width, 3);
    }
  });
});
