import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import './skeleton.css';

interface SkeletonProps {
  /** line: a line of text of the font size around it; disc: a figure or an avatar; block: anything else. */
  shape?: 'line' | 'disc' | 'block';
  /** Any CSS length, or a number of pixels. */
  width?: number | string;
  height?: number | string;
  className?: string;
}

/** One part of what is on its way, in its true shape. */
export function Skeleton({ shape = 'line', width, height, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      data-fades
      className={classes('ui-skeleton', `ui-skeleton-${shape}`, className)}
      style={{ width, height }}
    />
  );
}

/** Around the skeletons of one list: says once, in words, that it is loading. */
export function Loading({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
