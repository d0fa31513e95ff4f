import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Slider } from './slider.tsx';
import { expectAccessible, render } from './testing/render.tsx';

const commit = vi.fn();
beforeEach(() => commit.mockClear());

function Volume({ start = 50 }: { start?: number }) {
  const [value, setValue] = useState(start);
  return (
    <Slider
      label="Volume"
      unit="%"
      min={0}
      max={100}
      step={1}
      resetTo={60}
      value={value}
      onChange={setValue}
      onCommit={commit}
    />
  );
}

function Frequency() {
  const [value, setValue] = useState(200);
  return (
    <Slider
      label="Frequency"
      unit="Hz"
      log
      min={20}
      max={2000}
      step={0.5}
      value={value}
      onChange={setValue}
      format={(hz) => hz.toFixed(2)}
    />
  );
}

const slider = () => page.getByRole('slider');
const reads = (text: string) => expect.element(slider()).toHaveAttribute('aria-valuetext', text);
const press = async (keys: string) => {
  (slider().element() as HTMLElement).focus();
  await userEvent.keyboard(keys);
};

describe('slider', () => {
  it('arrows move one step, Page keys ten, Home and End to the ends', async () => {
    render(<Volume />);
    await press('{ArrowRight}');
    await reads('51 %');
    await press('{ArrowUp}');
    await reads('52 %');
    await press('{ArrowLeft}{ArrowDown}');
    await reads('50 %');
    await press('{PageUp}');
    await reads('60 %');
    await press('{PageDown}{PageDown}');
    await reads('40 %');
    await press('{End}');
    await reads('100 %');
    await press('{ArrowRight}');
    await reads('100 %');
    await press('{Home}');
    await reads('0 %');
    expect(commit).toHaveBeenLastCalledWith(0);
  });

  it('Shift and Ctrl make the steps finer, without binary dust', async () => {
    render(<Volume />);
    await press('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}');
    await reads('50.3 %');
    await press('{Control>}{ArrowLeft}{/Control}');
    await reads('50.29 %');
  });

  it('Delete and a double click bring it back', async () => {
    render(<Volume />);
    await press('{Delete}');
    await reads('60 %');
    await press('{Home}');
    await userEvent.dblClick(slider());
    await reads('60 %');
  });

  it('follows the pointer in whole steps and commits when it is let go', async () => {
    render(
      <div style={{ width: 400 }}>
        <Volume />
      </div>,
    );
    await slider().click({ position: { x: 300, y: 16 } });
    await expect.poll(() => commit.mock.lastCall?.[0]).toBeGreaterThan(70);
    expect(Number.isInteger(commit.mock.lastCall?.[0])).toBe(true);
  });

  it('takes a typed number; Escape and numbers outside its range leave it as it was', async () => {
    render(<Volume />);
    const typed = page.getByLabelText('Volume, typed');
    await expect.element(typed).toHaveValue('50 %');
    await typed.fill('72,5');
    await userEvent.keyboard('{Enter}');
    await reads('72.5 %');
    await typed.fill('140');
    await userEvent.keyboard('{Enter}');
    await reads('72.5 %');
    await typed.fill('quiet');
    await userEvent.tab();
    await expect.element(typed).toHaveValue('72.5 %');
    await typed.fill('10');
    await userEvent.keyboard('{Escape}');
    await expect.element(typed).toHaveValue('72.5 %');
  });

  it('on a logarithmic track equal ratios take equal room, and keys still move by the true step', async () => {
    render(<Frequency />);
    await reads('200.00 Hz');
    // 20 to 200 is one decade of two: the thumb stands in the middle.
    await expect.element(slider()).toHaveValue('5000');
    await press('{ArrowRight}');
    await reads('200.50 Hz');
    await press('{End}');
    await reads('2000.00 Hz');
  });

  it('has no accessibility violation in any look', async () => {
    render(
      <>
        <Volume />
        <Frequency />
        <Slider look="inline" label="Master" value={3} min={0} max={10} step={1} onChange={() => {}} />
        <Slider look="bare" label="Seek" value={3} min={0} max={10} step={1} onChange={() => {}} />
        <Slider label="Off" value={3} min={0} max={10} step={1} onChange={() => {}} disabled />
      </>,
    );
    await expectAccessible();
  });
});
