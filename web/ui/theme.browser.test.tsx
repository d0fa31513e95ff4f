import { afterEach, describe, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { Button } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { Chips } from './chips.tsx';
import { Dialog } from './dialog.tsx';
import { Field, PasswordField } from './field.tsx';
import { PageHeading, SectionHeading } from './heading.tsx';
import { IconButton } from './icon-button.tsx';
import { Menu, MenuItem } from './menu.tsx';
import { Progress } from './progress.tsx';
import { SearchField } from './search-field.tsx';
import { Segmented } from './segmented.tsx';
import { Select } from './select.tsx';
import { Sheet } from './sheet.tsx';
import { Skeleton } from './skeleton.tsx';
import { Slider } from './slider.tsx';
import { Spinner } from './spinner.tsx';
import { Switch } from './switch.tsx';
import { Tabs } from './tabs.tsx';
import { render, rendered } from './testing/render.tsx';
import { TextArea } from './text-area.tsx';
import { dismissToast, toast } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

const unbroken = 'x'.repeat(80);
const options = ['One', 'Two', unbroken].map((label) => ({ value: label, label }));
const nothing = () => {};

/** Everything a finger or a long word could meet. */
function Room() {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 16,
        paddingInline: 'var(--gutter)',
      }}
    >
      <PageHeading title={unbroken} aside={<Button>{unbroken}</Button>} />
      <SectionHeading title={unbroken} description={unbroken} />
      <Button size="small">Small</Button>
      <IconButton name="Share" icon="share" size="small" />
      <Field label={unbroken} hint={unbroken} error={unbroken} />
      <PasswordField label="Password" />
      <TextArea label="Words" maxLength={500} defaultValue={unbroken} />
      <SearchField label="Search" value={unbroken} onChange={nothing} />
      <Select label="Sort" look="inline" value="One" options={options} onChange={nothing} />
      <Select label="Mode" value="One" options={options} onChange={nothing} />
      <Switch label={unbroken} checked onChange={nothing} />
      <Checkbox label={unbroken} />
      <Slider label="Volume" value={3} min={0} max={10} step={1} onChange={nothing} />
      <Segmented label="Mode" value="One" options={options} onChange={nothing} />
      <Chips label="Category" value="One" options={options} onToggle={nothing} />
      <Tabs
        label="Pages"
        value="One"
        onChange={nothing}
        tabs={options.map((tab) => ({ ...tab, content: unbroken }))}
      />
      <Menu label="More" trigger={<Button>More</Button>}>
        <MenuItem>{unbroken}</MenuItem>
      </Menu>
      <Progress label="Loading" />
      <Spinner />
      <Skeleton />
      <IconButton name="Stop" icon="stop" tone="live" />
      <Toaster />
    </div>
  );
}

afterEach(async () => {
  dismissToast();
  await cdp().send('Emulation.setEmulatedMedia', { features: [] });
  await page.viewport(414, 896);
});

describe('on a narrow screen', () => {
  it('nothing scrolls sideways at 320 px, whatever is written', async () => {
    await page.viewport(320, 700);
    render(<Room />);
    await page.getByRole('button', { name: 'More' }).click();
    toast({ title: unbroken, description: unbroken });
    await rendered();
    expect(document.documentElement.scrollWidth).toBe(320);
    for (const layer of document.querySelectorAll(':popover-open')) {
      const { left, right } = layer.getBoundingClientRect();
      expect([left >= 0, right <= 320]).toEqual([true, true]);
    }
  });

  it('every control offers the finger 44 px', async () => {
    await page.viewport(390, 844);
    const host = render(<Room />);
    const small: string[] = [];
    for (const control of host.querySelectorAll<HTMLElement>('button, select, input, textarea')) {
      // The label of a checkbox and of a radio button is pressed with it; a switch reaches beyond what is drawn.
      const target = control.closest('label') ?? control;
      const box = target.getBoundingClientRect();
      const reach = control.matches('[role=switch]') ? 12 : 0;
      if (control.checkVisibility() && box.height + reach < 44) {
        small.push(`${control.outerHTML.slice(0, 80)}: ${box.height}`);
      }
    }
    expect(small).toEqual([]);
  });
});

describe('when the reader asks for it', () => {
  it('under reduced motion nothing moves: whatever animates, only fades', async () => {
    await cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
    });
    render(
      <>
        <Room />
        <Dialog open onClose={nothing} title="Save" />
        <Sheet open onClose={nothing} title="Details">
          <p>528 Hz</p>
        </Sheet>
      </>,
    );
    toast({ title: 'Saved' });
    await userEvent.keyboard('{Tab}');
    await rendered();
    const animated = document
      .getAnimations()
      .flatMap((animation) => (animation.effect as KeyframeEffect).getKeyframes())
      .flatMap((frame) => Object.keys(frame))
      .filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name));
    expect(animated.length).toBeGreaterThan(0);
    expect(
      [...new Set(animated)].filter((name) =>
        /transform|translate|scale|rotate|inset|width|height/.test(name),
      ),
    ).toEqual([]);
  });

  it('no component adds a style element, so a strict content policy lets all of them look right', async () => {
    const before = document.querySelectorAll('style').length;
    render(
      <>
        <Room />
        <Dialog open onClose={nothing} title="Save" />
      </>,
    );
    toast({ title: 'Saved' });
    await rendered();
    expect(document.querySelectorAll('style')).toHaveLength(before);
  });
});
