import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Avatar } from './avatar.tsx';
import { Badge } from './badge.tsx';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { PageHeading, SectionHeading, Stats } from './heading.tsx';
import { Icon } from './icon.tsx';
import { type IconName, iconPaths } from './icon-paths.ts';
import { Progress } from './progress.tsx';
import { Loading, Skeleton } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';
import { expectAccessible, render } from './testing/render.tsx';

describe('states', () => {
  it('an error says what happened and offers to try again', async () => {
    const retry = vi.fn();
    render(
      <ErrorState title="We could not reach the library" description="Nothing is lost." onRetry={retry} />,
    );
    await expect.element(page.getByRole('alert')).toHaveTextContent('We could not reach the library');
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(retry).toHaveBeenCalledOnce();
    await expectAccessible();
  });

  it('an empty place says what it is for and offers one action', async () => {
    render(
      <EmptyState
        title="Nothing saved yet"
        description="A program keeps what sounds now."
        action={<Button tone="primary">Open Sessions</Button>}
      />,
    );
    await expect.element(page.getByRole('button', { name: 'Open Sessions' })).toBeVisible();
    await expectAccessible();
  });

  it('a list that is loading says so once, whatever the number of its skeletons', async () => {
    render(
      <Loading label="Loading presets">
        <Skeleton shape="disc" width={40} />
        <Skeleton width="40%" />
        <Skeleton shape="block" height={80} />
      </Loading>,
    );
    await expect.element(page.getByRole('status')).toHaveTextContent(/^Loading presets$/);
    await expectAccessible();
  });

  it('progress tells its value, or that nobody knows it', async () => {
    render(
      <>
        <Progress label="Session" value={15} valueText="12 minutes left" />
        <Progress label="Loading" />
        <Spinner label="Signing in" />
      </>,
    );
    const known = page.getByRole('progressbar', { name: 'Session' });
    await expect.element(known).toHaveAttribute('aria-valuenow', '15');
    await expect.element(known).toHaveAttribute('aria-valuetext', '12 minutes left');
    await expect
      .element(page.getByRole('progressbar', { name: 'Loading' }))
      .not.toHaveAttribute('aria-valuenow');
    await expect.element(page.getByRole('status')).toHaveTextContent('Signing in');
    await expectAccessible();
  });
});

describe('avatar', () => {
  it('shows the first letter of the name, whole even when it is made of several code points', () => {
    const letter = (name: string) => render(<Avatar name={name} />).textContent;
    expect([letter('ilse'), letter(' ömer'), letter('👩‍🚀 Ada'), letter('')]).toEqual([
      'I',
      'Ö',
      '👩‍🚀',
      '?',
    ]);
  });

  it('falls back to the letter when the picture cannot be loaded', async () => {
    const host = render(<Avatar name="Ilse" src="data:image/png;base64,broken" crowned />);
    await expect.poll(() => host.textContent).toBe('I');
    await expect.element(page.getByRole('img', { name: 'Ilse, premium member' })).toBeVisible();
    await expectAccessible();
  });
});

describe('words and pictures', () => {
  it('headings, figures and badges have no accessibility violation', async () => {
    render(
      <>
        <PageHeading
          title="Frequency Library"
          lead="Pure tones, music and a river."
          aside={<Button>New</Button>}
        />
        <Stats stats={[{ label: 'Free', value: 112 }]} />
        <section aria-labelledby="programs">
          <SectionHeading id="programs" title="Saved Programs" description="Two of three" />
          {(['plain', 'live', 'rest', 'gold', 'danger', 'ok', 'warn'] as const).map((tone) => (
            <Badge key={tone} tone={tone} icon="check">
              {tone}
            </Badge>
          ))}
        </section>
      </>,
    );
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Frequency Library');
    await expectAccessible();
  });

  it('every icon draws inside its square, silent unless it is given a name', async () => {
    const names = Object.keys(iconPaths) as IconName[];
    const host = render(names.map((name) => <Icon key={name} name={name} size={24} />));
    for (const [index, svg] of [...host.querySelectorAll('svg')].entries()) {
      const box = (svg.firstElementChild as SVGPathElement).getBBox();
      const inside = box.x >= 0 && box.y >= 0 && box.x + box.width <= 24 && box.y + box.height <= 24;
      expect([names[index], inside, box.width + box.height > 12]).toEqual([names[index], true, true]);
      expect(svg.getAttribute('aria-hidden')).toBe('true');
    }
    render(<Icon name="lock" label="Premium" />);
    await expect.element(page.getByRole('img', { name: 'Premium' })).toBeVisible();
  });
});
