import type { ReactNode } from 'react';

interface SectionHeadProps {
  readonly id: string;
  readonly title: string;
  /** What the section is about in plain words, where its title does not say it. */
  readonly subject?: string;
  readonly children: ReactNode;
}

/** A large heading, and beside it a few sentences. */
export function SectionHead({ id, title, subject, children }: SectionHeadProps) {
  return (
    <header className="grid items-end gap-x-20 gap-y-5 lg:grid-cols-[5fr_4fr]">
      <div>
        {subject && <p className="mb-4 text-accent">{subject}</p>}
        <h2 id={id} className="type-chapter">
          {title}
        </h2>
      </div>
      <p className="max-w-[48ch] text-muted leading-relaxed md:text-17">{children}</p>
    </header>
  );
}
