import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';

interface PlanCardProps {
  readonly name: string;
  readonly price: string;
  readonly period: string;
  readonly note?: string;
  readonly benefits: readonly string[];
  readonly isPremium?: boolean;
  readonly action: ReactNode;
}

/** A plan as a column: its price large, what it holds as plain lines, the one action at its foot. */
export function PlanCard({ name, price, period, note, benefits, isPremium = false, action }: PlanCardProps) {
  return (
    <article aria-label={name} className="flex flex-col border-line border-t pt-7">
      <h2 className="text-30">{name}</h2>
      <p className={`mt-5 flex items-baseline gap-2 ${isPremium ? 'text-gold' : ''}`}>
        <span className="font-extralight font-serif text-72/none tracking-[-0.03em]">{price}</span>
        <span className={isPremium ? '' : 'text-muted'}>{period}</span>
      </p>
      <p className="mt-2 text-13 text-muted md:min-h-6">{note}</p>
      <ul className="mt-7 mb-9 grid gap-3">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-3 text-soft">
            <Icon
              name="check"
              size={18}
              className={`mt-[3px] shrink-0 ${isPremium ? 'text-gold' : 'text-muted'}`}
            />
            {benefit}
          </li>
        ))}
      </ul>
      <div className="mt-auto">{action}</div>
    </article>
  );
}
