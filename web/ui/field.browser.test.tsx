import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Field, PasswordField } from './field.tsx';
import { SearchField } from './search-field.tsx';
import { expectAccessible, render } from './testing/render.tsx';
import { TextArea } from './text-area.tsx';

const password = () => page.getByLabelText('Password', { exact: true });

describe('field', () => {
  it('belongs to its label and is told of its hint and its error', async () => {
    render(
      <Field label="Email" hint="Only for letters about your account" error="Please enter a valid email" />,
    );
    const input = page.getByLabelText('Email');
    await expect
      .element(input)
      .toHaveAccessibleDescription('Please enter a valid email Only for letters about your account');
    await expect.element(input).toBeInvalid();
    await expectAccessible();
  });

  it('announces an error that arrives later', async () => {
    function Form() {
      const [error, setError] = useState<string>();
      return <Field label="Name" error={error} onBlur={() => setError('Please enter a name')} />;
    }
    const host = render(<Form />);
    const region = host.querySelector('[aria-live=polite]');
    expect(region?.textContent).toBe('');
    await page.getByLabelText('Name').click();
    await userEvent.tab();
    await expect.poll(() => region?.textContent).toBe('Please enter a name');
    expect(host.querySelector('[aria-live=polite]')).toBe(region);
  });

  it('a password is hidden, can be looked at, and keeps what was typed', async () => {
    render(<PasswordField label="Password" />);
    await userEvent.type(password(), 'quiet-7');
    await expect.element(password()).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect.element(password()).toHaveAttribute('type', 'text');
    await expect.element(password()).toHaveValue('quiet-7');
    await expect
      .element(page.getByRole('button', { name: 'Show password' }))
      .toHaveAttribute('aria-pressed', 'true');
    await expectAccessible();
  });

  it('a text area counts its characters and speaks up when a tenth is left', async () => {
    const host = render(<TextArea label="How do you feel" maxLength={20} defaultValue="calm" />);
    expect(host.textContent).toContain('4 of 20');
    await userEvent.type(page.getByLabelText('How do you feel'), ' and a bit tired now, really');
    expect(host.textContent).toContain('20 of 20');
    expect(host.querySelector('.ui-field-line [aria-live]')?.textContent).toBe('0 characters left');
    await expectAccessible();
  });

  it('a search can be cleared and shows its shortcut while empty', async () => {
    function Search() {
      const [text, setText] = useState('');
      return <SearchField label="Search presets" value={text} onChange={setText} shortcut="/" />;
    }
    const host = render(<Search />);
    expect(host.querySelector('kbd')?.textContent).toBe('/');
    await userEvent.type(page.getByRole('searchbox', { name: 'Search presets' }), 'sleep');
    expect(host.querySelector('kbd')).toBeNull();
    await expectAccessible();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect.element(page.getByRole('searchbox')).toHaveValue('');
  });

  it('draws its focus ring in the accent', async () => {
    const host = render(<Field label="Name" />);
    await userEvent.tab();
    const line = host.querySelector('.ui-field-line');
    await expect.poll(() => line && getComputedStyle(line, '::after').opacity).toBe('1');
    expect(line && getComputedStyle(line, '::after').borderTopWidth).toBe('2px');
  });
});
