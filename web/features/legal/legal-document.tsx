import type { ReactNode } from 'react';

interface Section {
  readonly title: string;
  readonly body: ReactNode;
}

interface LegalDocumentProps {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly Section[];
}

const updated = 'Last updated: April 26, 2025';

const anchorOf = (title: string) => title.toLowerCase().replace(/[^a-z]+/g, '-');

/** A long text one can find one's way in: a list of its parts at the side, the parts as one column. */
export function LegalDocument({ title, lead, sections }: LegalDocumentProps) {
  return (
    <article>
      <h1 className="type-page">{title}</h1>
      <p className="mt-6 text-13 text-muted">{updated}</p>
      <p className="type-lead mt-8 max-w-[58ch]">{lead}</p>
      <div className="mt-16 grid gap-x-16 lg:grid-cols-[220px_minmax(0,64ch)]">
        <nav aria-label="On this page" className="hidden lg:block">
          <ol className="sticky top-[calc(var(--header-height)+24px)] grid gap-1 text-13">
            {sections.map((section) => (
              <li key={section.title}>
                <a className="block py-1 text-muted hover:text-text" href={`#${anchorOf(section.title)}`}>
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {sections.map((section) => (
            <section
              key={section.title}
              id={anchorOf(section.title)}
              aria-labelledby={`${anchorOf(section.title)}-title`}
              className="mb-14 scroll-mt-[calc(var(--header-height)+24px)] last:mb-0"
            >
              <h2 id={`${anchorOf(section.title)}-title`} className="type-section">
                {section.title}
              </h2>
              <div className="mt-4 grid gap-4 leading-relaxed text-soft [&_li]:mt-2 [&_ul]:list-disc [&_ul]:pl-5">
                {section.body}
              </div>
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
