import './progress.css';

interface ProgressProps {
  label: string;
  /** From 0 to max; left out while nobody knows how long it takes. */
  value?: number;
  max?: number;
  /** What is read aloud instead of a percentage: the time that is left. */
  valueText?: string;
}

export function Progress({ label, value, max = 100, valueText }: ProgressProps) {
  const known = value !== undefined;
  return (
    <div
      className="ui-progress"
      role="progressbar"
      aria-label={label}
      aria-valuemin={known ? 0 : undefined}
      aria-valuemax={known ? max : undefined}
      aria-valuenow={value}
      aria-valuetext={valueText}
    >
      <span
        className={known ? undefined : 'ui-progress-unknown'}
        data-fades
        style={known ? { transform: `scaleX(${Math.min(1, Math.max(0, value / max))})` } : undefined}
      />
    </div>
  );
}
