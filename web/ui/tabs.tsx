import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { classes } from './classes.ts';
import './tabs.css';

interface Tab<V extends string> {
  value: V;
  label: string;
  count?: number;
  /** A word that belongs to its name, such as what it takes to use it. */
  badge?: ReactNode;
  content: ReactNode;
}

interface TabsProps<V extends string> {
  label: string;
  value: V;
  tabs: readonly Tab<V>[];
  onChange: (value: V) => void;
  className?: string;
}

/** One tab stop; arrows, Home and End move and choose at once. Only the chosen panel is in the page. */
export function Tabs<V extends string>({ label, value, tabs, onChange, className }: TabsProps<V>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = tabs.find((tab) => tab.value === value);

  const onKey = (event: KeyboardEvent) => {
    const here = tabs.findIndex((tab) => tab.value === value);
    const moves: Record<string, number> = {
      ArrowRight: (here + 1) % tabs.length,
      ArrowLeft: (here - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const to = moves[event.key];
    const next = to === undefined ? undefined : tabs[to];
    if (to === undefined || !next) return;
    event.preventDefault();
    onChange(next.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };

  return (
    <div className={className}>
      <div ref={list} role="tablist" aria-label={label} className="ui-tabs" onKeyDown={onKey}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}-panel` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            className="ui-tab"
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
            {tab.badge && <span className="ui-tab-badge">{tab.badge}</span>}
            {tab.count !== undefined && <span className="ui-tab-count">{tab.count}</span>}
          </button>
        ))}
      </div>
      {chosen && (
        <div
          id={`${id}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-${chosen.value}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing that takes the focus itself
          tabIndex={0}
          className={classes('ui-tab-panel')}
        >
          {chosen.content}
        </div>
      )}
    </div>
  );
}
