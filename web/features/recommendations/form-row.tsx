import type { ReactNode } from 'react';

/** One question of a form: its name at the left, what is chosen at the right; below each other on a narrow screen. */
export function FormRow({
  name,
  hint,
  children,
}: {
  readonly name: string;
  readonly hint?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="grid gap-x-10 gap-y-4 md:grid-cols-[132px_minmax(0,1fr)]">
      <div>
        <h3 className="font-light font-serif text-22">{name}</h3>
        {hint && <p className="mt-1 text-13 text-muted">{hint}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
