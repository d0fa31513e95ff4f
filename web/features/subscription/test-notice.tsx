import { testCards } from '#contract/rules/test-cards.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Says that no money moves here, and which cards there are; pressing one fills it in. */
export function TestNotice({ onChoose }: { readonly onChoose: (number: string) => void }) {
  return (
    <div role="note" className="mb-9 grid grid-cols-[20px_minmax(0,1fr)] gap-x-3 gap-y-2">
      <Icon name="info" size={20} className="mt-0.5 text-warn" />
      <p className="text-soft leading-relaxed">
        <b className="text-warn">Test payments.</b> No payment provider is set up here, so no money moves.
        Only these cards are taken:
      </p>
      <ul className="col-start-2">
        {testCards.map(({ number, words }) => (
          <li
            key={number}
            className="flex items-center justify-between gap-x-4 text-13 text-muted max-md:flex-col max-md:items-start max-md:pb-2"
          >
            <button
              type="button"
              className="min-h-11 whitespace-nowrap text-15 text-text transition-colors hover:text-accent"
              onClick={() => onChoose(number)}
            >
              {number}
            </button>
            {words}
          </li>
        ))}
      </ul>
    </div>
  );
}
