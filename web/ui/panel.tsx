import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import './panel.css';

interface PanelProps extends ComponentProps<'section'> {
  /** lit: a surface with light from above; gold: the one that leads to premium; plain: space and a hairline only. */
  look?: 'plain' | 'lit' | 'gold';
}

/** One of the few surfaces. Most things need none: a heading and space hold them together. */
export function Panel({ look = 'lit', className, ...rest }: PanelProps) {
  return <section {...rest} className={classes('ui-panel', `ui-panel-${look}`, className)} />;
}
