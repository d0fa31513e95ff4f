import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Checkbox } from './checkbox.tsx';
import { Chips } from './chips.tsx';
import { Segmented } from './segmented.tsx';
import { Select } from './select.tsx';
import { Switch } from './switch.tsx';
import { Tabs } from './tabs.tsx';
import { expectAccessible, render } from './testing/render.tsx';

const modes = [
  { value: 'sync', label: 'Sync' },
  { value: 'pulse', label: 'Pulse' },
  { value: 'binaural', label: 'Binaural' },
] as const;
type Mode = (typeof modes)[number]['value'];

describe('switch', () => {
  it('is turned by Space, by a press and by a press on its label', async () => {
    function Harmonic() {
      const [on, setOn] = useState(false);
      return <Switch label="11th Harmonic" description="Adds a tone" checked={on} onChange={setOn} />;
    }
    render(<Harmonic />);
    const control = page.getByRole('switch', { name: '11th Harmonic' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect.element(control).toBeChecked();
    await control.click();
    await expect.element(control).not.toBeChecked();
    await page.getByText('11th Harmonic').click();
    await expect.element(control).toBeChecked();
    await expect.element(control).toHaveAccessibleDescription('Adds a tone');
    await expectAccessible();
  });
});

describe('checkbox', () => {
  it('is ticked by Space and by its label', async () => {
    render(<Checkbox label="Loop" />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect.element(page.getByRole('checkbox', { name: 'Loop' })).toBeChecked();
    await page.getByText('Loop').click();
    await expect.element(page.getByRole('checkbox')).not.toBeChecked();
    await expectAccessible();
  });
});

describe('segmented control', () => {
  it('is one tab stop whose arrows choose', async () => {
    function Modes() {
      const [mode, setMode] = useState<Mode>('sync');
      return <Segmented label="Synchronization" value={mode} options={modes} onChange={setMode} />;
    }
    render(
      <>
        <Modes />
        <button type="button">After</button>
      </>,
    );
    await userEvent.tab();
    await expect.element(page.getByRole('radio', { name: 'Sync' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('radio', { name: 'Pulse' })).toBeChecked();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
    await expect.element(page.getByRole('group', { name: 'Synchronization' })).toBeInTheDocument();
    await expectAccessible();
  });
});

describe('chips', () => {
  it('are buttons that stay pressed', async () => {
    const toggle = vi.fn();
    render(<Chips label="Category" options={modes} value={['pulse']} onToggle={toggle} />);
    await expect.element(page.getByRole('button', { name: 'Pulse' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(toggle).toHaveBeenCalledExactlyOnceWith('sync');
    await expectAccessible();
  });
});

describe('select', () => {
  it('belongs to its label and hands over the chosen value', async () => {
    const choose = vi.fn();
    render(
      <>
        <Select label="Sort" look="inline" value="sync" options={modes} onChange={choose} />
        <Select label="Mode" value="pulse" options={modes} onChange={choose} error="Choose another" />
        <Select label="Duration" look="bare" value="sync" options={modes} onChange={choose} />
      </>,
    );
    await userEvent.selectOptions(page.getByLabelText('Sort'), 'binaural');
    expect(choose).toHaveBeenCalledExactlyOnceWith('binaural');
    await expect.element(page.getByLabelText('Mode')).toHaveAccessibleDescription('Choose another');
    await expectAccessible();
  });
});

describe('tabs', () => {
  it('are one tab stop; arrows go round, Home and End go to the ends, and the panel follows', async () => {
    function Pages() {
      const [page, setPage] = useState<Mode>('sync');
      return (
        <Tabs
          label="Profile"
          value={page}
          onChange={setPage}
          tabs={modes.map((mode) => ({ ...mode, content: `About ${mode.label}` }))}
        />
      );
    }
    render(<Pages />);
    await userEvent.tab();
    await expect.element(page.getByRole('tab', { name: 'Sync' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(page.getByRole('tab', { name: 'Binaural' })).toHaveFocus();
    await expect
      .element(page.getByRole('tabpanel', { name: 'Binaural' }))
      .toHaveTextContent('About Binaural');
    await userEvent.keyboard('{Home}');
    await expect.element(page.getByRole('tabpanel', { name: 'Sync' })).toBeInTheDocument();
    await userEvent.keyboard('{End}');
    await expect.element(page.getByRole('tab', { name: 'Binaural' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('tabpanel')).toHaveFocus();
    await expectAccessible();
  });
});
