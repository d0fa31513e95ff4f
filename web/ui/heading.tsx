import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import './heading.css';

interface PageHeadingProps {
  title: string;
  lead?: ReactNode;
  /** At the right of the title, below it on a narrow screen. */
  aside?: ReactNode;
  className?: string;
}

/** The large quiet first line of a page. */
export function PageHeading({ title, lead, aside, className }: PageHeadingProps) {
  return (
    <header className={classes('ui-page-heading', className)}>
      <div>
        <h1 className="type-page">{title}</h1>
        {lead && <div className="ui-page-lead type-lead">{lead}</div>}
      </div>
      {aside && <div className="ui-page-aside">{aside}</div>}
    </header>
  );
}

interface SectionHeadingProps {
  title: string;
  id?: string;
  size?: 'section' | 'heading';
  description?: ReactNode;
  aside?: ReactNode;
  className?: string;
}

/** Begins a part of a page; what belongs to it stands at its right. */
export function SectionHeading({
  title,
  id,
  size = 'section',
  description,
  aside,
  className,
}: SectionHeadingProps) {
  return (
    <div className={classes('ui-section-heading', className)}>
      <div>
        <h2 id={id} className={size === 'section' ? 'type-section' : 'type-heading'}>
          {title}
        </h2>
        {description && <p className="ui-section-description">{description}</p>}
      </div>
      {aside && <div>{aside}</div>}
    </div>
  );
}

interface Stat {
  label: string;
  value: ReactNode;
}

/** Numbers in the display face over their small names. */
export function Stats({ stats, className }: { stats: readonly Stat[]; className?: string }) {
  return (
    <dl className={classes('ui-stats', className)}>
      {stats.map((stat) => (
        <div key={stat.label}>
          <dt>{stat.label}</dt>
          <dd className="type-figure">{stat.value}</dd>
        </div>
      ))}
    </dl>
  );
}
