import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { expectAccessible, render } from './testing/render.tsx';

const tones = ['primary', 'gold', 'light', 'quiet', 'outline', 'text', 'danger'] as const;

describe('button', () => {
  it('is pressed by Enter and Space', async () => {
    const press = vi.fn();
    render(<Button onClick={press}>Save</Button>);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(press).toHaveBeenCalledTimes(2);
  });

  it('at work it ignores presses, sends no form, and keeps the focus', async () => {
    const press = vi.fn();
    const submit = vi.fn((event: React.FormEvent) => event.preventDefault());
    function Form() {
      const [busy, setBusy] = useState(false);
      return (
        <form
          onSubmit={(event) => {
            submit(event);
            setBusy(true);
          }}
        >
          <Button type="submit" busy={busy} onClick={press}>
            Sign in
          </Button>
        </form>
      );
    }
    render(<Form />);
    const button = page.getByRole('button', { name: 'Sign in' });
    await button.click();
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(press).toHaveBeenCalledTimes(1);
    expect(submit).toHaveBeenCalledTimes(1);
    await expect.element(button).toHaveFocus();
  });

  it('shows a focus ring of 2 px with 2 px offset to the keyboard', async () => {
    render(<Button>Save</Button>);
    await userEvent.tab();
    const style = getComputedStyle(page.getByRole('button').element());
    expect([style.outlineWidth, style.outlineOffset, style.outlineStyle]).toEqual(['2px', '2px', 'solid']);
  });

  it('has no accessibility violation in any tone or state', async () => {
    render(
      <>
        {tones.map((tone) => (
          <Button key={tone} tone={tone} icon="check">
            {tone}
          </Button>
        ))}
        <Button disabled>Disabled</Button>
        <Button tone="primary" busy>
          Busy
        </Button>
      </>,
    );
    await expectAccessible();
  });
});

describe('icon button', () => {
  it('carries its name and says whether it is pressed', async () => {
    render(<IconButton name="Favorite" icon="heart" pressed />);
    await expect
      .element(page.getByRole('button', { name: 'Favorite' }))
      .toHaveAttribute('aria-pressed', 'true');
  });

  it('has no accessibility violation in any tone', async () => {
    render(
      <>
        {(['quiet', 'bright', 'raised', 'light', 'accent', 'live', 'danger'] as const).map((tone) => (
          <IconButton key={tone} name={`Play ${tone}`} icon="play" tone={tone} />
        ))}
        <IconButton name="Loading" icon="play" busy />
      </>,
    );
    await expectAccessible();
  });
});
