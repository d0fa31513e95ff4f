import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useBenefits } from './benefits.ts';

/** What Premium holds, as plain lines in two columns. */
export function PremiumBenefits({ className }: { readonly className?: string }) {
  const { premium } = useBenefits();
  return (
    <ul className={classes('grid gap-x-10 gap-y-3 md:grid-cols-2', className)}>
      {premium.map((benefit) => (
        <li key={benefit} className="flex gap-3 text-soft">
          <Icon name="check" size={18} className="mt-[3px] shrink-0 text-gold" />
          {benefit}
        </li>
      ))}
    </ul>
  );
}
