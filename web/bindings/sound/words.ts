import { audibleFromHz } from '#contract/rules/sound-defaults.ts';
import { noteLabel } from '#sound/plan/note-name.ts';

/** How frequencies are written and spoken, the same on every page. */

/** Two decimals, and more only when the number has them: 432.00, 7.8312. What is written is what sounds. */
export function hertzText(hz: number): string {
  const rounded = hz.toFixed(2);
  return Number(rounded) === hz ? rounded : String(hz);
}

/** For running text, with its unit: '4,752 Hz'. */
export function hertzInWords(hz: number): string {
  return `${hz.toLocaleString('en-US', { maximumFractionDigits: 2 })} Hz`;
}

/** The note beside the number; a beat too slow to be a note says so. */
export function noteInWords(hz: number): string {
  return hz < audibleFromHz ? 'Below hearing, felt as a pulse' : noteLabel(hz);
}
