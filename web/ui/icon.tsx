import { type IconName, iconPaths } from './icon-paths.ts';
import './icon.css';

interface IconProps {
  name: IconName;
  /** Side in pixels. */
  size?: number;
  /** Filled shape instead of its outline: Play, Stop, a heart that has been given. */
  solid?: boolean;
  /** Only when the icon stands alone and nothing beside it says the same. */
  label?: string;
  className?: string;
}

/** Takes its colour from the text around it. Silent for screen readers unless it has a label. */
export function Icon({ name, size = 20, solid = false, label, className }: IconProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: either hidden or named by aria-label
    <svg
      className={className ? `ui-icon ${className}` : 'ui-icon'}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      data-icon={name}
      data-solid={solid || undefined}
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
