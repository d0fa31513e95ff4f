import {
  cloneElement,
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { classes } from './classes.ts';
import { useDismiss } from './dismiss.ts';
import { useFloating } from './floating.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import { useLingering } from './lingering.ts';
import { both, type TriggerProps, useBothRefs } from './trigger.ts';
import './floating.css';
import './menu.css';

const CloseMenu = createContext<() => void>(() => {});

/** Letters typed within this time belong to one word. */
const typeaheadPause = 600;

interface MenuProps {
  /** Read aloud when the menu opens. */
  label: string;
  trigger: ReactElement<TriggerProps>;
  align?: 'start' | 'end';
  children: ReactNode;
}

/** A button that opens a list of actions: arrows, Home, End and typed letters move; Escape gives the focus back. */
export function Menu({ label, trigger, align = 'end', children }: MenuProps) {
  const id = useId();
  const anchor = useRef<HTMLElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const firstFocus = useRef<'first' | 'last'>('first');
  const typed = useRef({ text: '', at: 0 });
  const [open, setOpen] = useState(false);

  useFloating(open, anchor, layer, { side: 'bottom', align });
  const filled = useLingering(open, layer);

  const items = () =>
    Array.from(
      layer.current?.querySelectorAll<HTMLElement>('[role^=menuitem]:not([aria-disabled=true])') ?? [],
    );

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each opening; items() reads the DOM
  useEffect(() => {
    if (open)
      items()
        .at(firstFocus.current === 'first' ? 0 : -1)
        ?.focus();
  }, [open]);

  const openAt = (which: 'first' | 'last') => {
    firstFocus.current = which;
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    anchor.current?.focus();
  };

  useDismiss(open, [anchor, layer], (reason) => (reason === 'escape' ? close() : setOpen(false)));

  const onTriggerKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    openAt(event.key === 'ArrowDown' ? 'first' : 'last');
  };

  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const all = items();
    const here = all.indexOf(document.activeElement as HTMLElement);
    const moves: Record<string, number> = {
      ArrowDown: (here + 1) % all.length,
      ArrowUp: (here - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    };
    const to = moves[event.key];
    if (to !== undefined) {
      event.preventDefault();
      all[to]?.focus();
    } else if (event.key === 'Tab') {
      setOpen(false);
    } else if (
      event.key.length === 1 &&
      event.key !== ' ' &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey
    ) {
      const now = performance.now();
      const word =
        (now - typed.current.at < typeaheadPause ? typed.current.text : '') + event.key.toLowerCase();
      typed.current = { text: word, at: now };
      const next = [...all.slice(here + (word.length === 1 ? 1 : 0)), ...all];
      next.find((item) => item.textContent?.trim().toLowerCase().startsWith(word))?.focus();
    }
  };

  const given = trigger.props;
  const ref = useBothRefs(given.ref, anchor);
  return (
    <CloseMenu value={close}>
      {cloneElement(trigger, {
        ref,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: both(given.onClick, () => (open ? setOpen(false) : openAt('first'))),
        onKeyDown: both(given.onKeyDown, onTriggerKey),
      })}
      <div
        ref={layer}
        id={id}
        popover="manual"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className="ui-floating ui-menu"
        onKeyDown={onKey}
      >
        {filled && children}
      </div>
    </CloseMenu>
  );
}

interface MenuItemProps {
  icon?: IconName;
  /** A real link: it can be opened in a new tab. */
  href?: string;
  onSelect?: () => void;
  tone?: 'plain' | 'gold' | 'danger';
  disabled?: boolean;
  /** Makes it a choice that is on or off. */
  checked?: boolean;
  /** Part of Premium, and not open to this listener. */
  locked?: boolean;
  children: ReactNode;
}

export function MenuItem({
  icon,
  href,
  onSelect,
  tone = 'plain',
  disabled,
  checked,
  locked = false,
  children,
}: MenuItemProps) {
  const close = use(CloseMenu);
  const select = (event: MouseEvent) => {
    if (disabled) {
      event.preventDefault();
      return;
    }
    const wantsNewTab = event.metaKey || event.ctrlKey || event.shiftKey;
    if (href && wantsNewTab) return;
    if (href && onSelect) event.preventDefault();
    close();
    onSelect?.();
  };
  const Element = href ? 'a' : 'button';
  return (
    <Element
      {...(href ? { href } : { type: 'button' as const })}
      role={checked === undefined ? 'menuitem' : 'menuitemcheckbox'}
      aria-checked={checked}
      aria-disabled={disabled}
      tabIndex={-1}
      className={classes('ui-menu-item', `ui-menu-item-${tone}`)}
      onClick={select}
      onPointerMove={(event) => event.currentTarget.focus({ preventScroll: true })}
      onKeyDown={(event) => {
        if (event.key !== ' ' || !href) return;
        event.preventDefault();
        event.currentTarget.click();
      }}
    >
      {icon && <Icon name={icon} size={18} />}
      <span>{children}</span>
      {checked && <Icon name="check" size={16} />}
      {locked && (
        <span className="text-gold">
          <Icon name="lock" size={16} />
          <span className="sr-only"> Part of Premium</span>
        </span>
      )}
    </Element>
  );
}

export function MenuSeparator() {
  return <hr className="ui-menu-separator" />;
}

/** Words at the top of a menu that are no action: whose account it is. */
export function MenuHeading({ children }: { children: ReactNode }) {
  return (
    <div role="presentation" className="ui-menu-heading">
      {children}
    </div>
  );
}
