import { createContext, type ReactNode, use } from 'react';

interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** Whether the numbers stand as tables. */
const AsTables = createContext(false);
export const PlotsAsTables = AsTables.Provider;

interface PlotProps {
  /** The finding, in words. */
  readonly title: string;
  /** What is counted, and over which time. */
  readonly about: string;
  readonly table: Table;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A plot under its finding. The same numbers stand as a table for those who cannot see it, or rather read. */
export function Plot({ title, about, table, className = '', children }: PlotProps) {
  const asTable = use(AsTables);
  return (
    <section className={`mt-16 md:mt-[92px] ${className}`}>
      <h2 className="type-section">{title}</h2>
      <p className="mt-1.5 text-13 text-muted">{about}</p>
      {asTable ? (
        <TableOf {...table} title={title} />
      ) : (
        <div className="mt-6">
          {children}
          <div className="sr-only">
            <TableOf {...table} title={title} />
          </div>
        </div>
      )}
    </section>
  );
}

function TableOf({ head, rows, title }: Table & { readonly title: string }) {
  return (
    <table className="mt-5 w-full max-w-[560px] text-15">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          {head.map((name, index) => (
            <th
              key={name}
              scope="col"
              className={`border-line border-b pb-2 font-normal text-13 text-muted ${index === 0 ? 'text-left' : 'text-right'}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...values]) => (
          <tr key={name}>
            <th scope="row" className="border-line border-b py-2 text-left font-normal">
              {name}
            </th>
            {values.map((value, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column, and columns do not move
              <td key={index} className="border-line border-b py-2 text-right tabular-nums">
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
