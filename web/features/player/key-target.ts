/** Inputs that take no letters, so that a key pressed on them may mean the page. */
const NOT_TYPED_INTO = ['range', 'checkbox', 'radio', 'button', 'submit', 'reset'];
/** What the space bar itself presses or opens. */
const PRESSED_BY_SPACE =
  'button, a[href], summary, select, input:not([type="range"]), [role="button"], [role="switch"]';

/** The button that the pointer pressed last. It has the focus, yet nobody walked there with the keyboard. */
let clicked: EventTarget | null = null;
document.addEventListener('pointerdown', ({ target }) => {
  clicked = target instanceof Element ? target.closest('button') : null;
});
document.addEventListener('focusin', ({ target }) => {
  if (target !== clicked) clicked = null;
});

/**
 * Whether a key is meant for the page as a whole: nobody is typing, no dialog is open, no other key is held, and the
 * space bar is not just about to press the button that has the focus. After a click on a preset the space bar stops and
 * plays: it presses only what the keyboard walked to.
 */
export function isForThePage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target;
  if (!(target instanceof HTMLElement)) return true;
  if (target.closest('dialog, [role="dialog"], [role="menu"]')) return false;
  if (target.isContentEditable || target.matches('textarea, select')) return false;
  if (target instanceof HTMLInputElement && !NOT_TYPED_INTO.includes(target.type)) return false;
  return event.key !== ' ' || target === clicked || !target.matches(PRESSED_BY_SPACE);
}
