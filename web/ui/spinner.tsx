import './spinner.css';

/** A ring with a gap that turns; under reduced motion it breathes instead. The label is read aloud. */
export function Spinner({ label = 'Loading', size = 20 }: { label?: string; size?: number }) {
  return (
    <span className="ui-spinner" role="status">
      <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" data-fades>
        <circle cx="12" cy="12" r="9" />
      </svg>
      <span className="sr-only">{label}</span>
    </span>
  );
}
