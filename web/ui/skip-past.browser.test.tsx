import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SkipPast } from './skip-past.tsx';
import { expectAccessible, render } from './testing/render.tsx';

const songs = Array.from({ length: 30 }, (_, index) => `Song ${index + 1}`);

it('one press leads past a long list, to what comes after it', async () => {
  render(
    <>
      <SkipPast what="the songs">
        {songs.map((song) => (
          <button key={song} type="button">
            {song}
          </button>
        ))}
      </SkipPast>
      <button type="button">After</button>
    </>,
  );
  await userEvent.keyboard('{Tab}{Enter}{Tab}');
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
  await expectAccessible();
});
