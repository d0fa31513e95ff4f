import { useDesk } from './desk.tsx';
import { GeneratorCard, generatorIndexes } from './generator-card.tsx';
import { LockedCard } from './locked-card.tsx';
import './cards.css';

/** The three cards: open ones to play with, locked ones to look at. */
export function GeneratorsPanel() {
  const { open, isCertain } = useDesk();
  return (
    <div className="gen-cards">
      {generatorIndexes.map((index) =>
        index < open ? (
          <GeneratorCard key={index} index={index} />
        ) : (
          <LockedCard key={index} index={index} isCertain={isCertain} />
        ),
      )}
    </div>
  );
}
