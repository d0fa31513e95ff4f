import type { ReactNode } from 'react';

interface SettingsSectionProps {
  readonly id: string;
  readonly title: string;
  readonly words?: string;
  readonly children: ReactNode;
}

/** One matter of the account: its name, what it does, and the thing itself. */
export function SettingsSection({ id, title, words, children }: SettingsSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="mb-16 scroll-mt-[calc(var(--header-height)+24px)] last:mb-0 md:mb-22"
    >
      <h2 id={`${id}-title`} className="type-section">
        {title}
      </h2>
      {words && <p className="mt-2 max-w-[56ch] leading-relaxed text-soft">{words}</p>}
      <div className="mt-7">{children}</div>
    </section>
  );
}
