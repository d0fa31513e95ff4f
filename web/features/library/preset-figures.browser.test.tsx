import { describe, expect, it } from 'vitest';
import { standInFigure } from '#contract/rules/figure-pictures.ts';
import { answersWith, card, openLibrary } from './testing/open-library.tsx';
import { lockedPreset, preset } from './testing/preset.ts';

const pictureOn = (name: string) => {
  const picture = card(name).element().querySelector('.figure-picture');
  return picture ? getComputedStyle(picture) : null;
};

describe('the figures of the shelves', () => {
  it('come with their cards as pictures in the colour of sand, and nothing is drawn for them', async () => {
    openLibrary(
      '',
      answersWith([
        preset(1, { name: 'Liberation', frequencies: [396], figure: '/figures/a/396' }),
        lockedPreset(2, { name: 'Bell', figure: standInFigure(2) }),
      ]),
    );
    await expect.element(card('Liberation')).toBeInTheDocument();
    // At the very first look: no frame was waited for.
    expect(pictureOn('Liberation')?.maskImage).toContain('/figures/a/396-288.webp');
    expect(pictureOn('Liberation')?.backgroundImage).toContain('rgb(246, 240, 226)');
    expect(pictureOn('Bell')?.maskImage).toContain('/figures/a/locked-c-288.webp');
    expect(document.querySelector('.preset-card canvas')).toBeNull();
  });
});
