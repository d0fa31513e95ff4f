import { Link } from 'wouter';
import { tiers } from '#contract/rules/limits.ts';
import { pages } from '#contract/rules/pages.ts';
import { StillPlate } from '#web/bindings/figures/still-plate.tsx';
import { Icon } from '#web/ui/icon.tsx';

const rooms = [
  {
    name: 'Three generators at once',
    words: 'Each with its own tone, wave and volume, in one figure.',
    to: pages.generators.path,
    tones: [396],
  },
  {
    name: `All ${tiers.songs} songs`,
    words: 'The whole list, alone or under your tones.',
    to: pages.generators.path,
    tones: [432],
  },
  {
    name: 'Premium frequencies',
    words: 'Every category of the library, with its numbers.',
    to: pages.library.path,
    tones: [963],
  },
  {
    name: 'Sequenced sessions',
    words: 'Tones that follow each other on the gong, and are kept.',
    to: pages.visualization.path,
    tones: [174],
  },
  {
    name: 'AI mood analysis',
    words: 'Say how you are in a sentence, and hear what fits.',
    to: pages.moodMatcher.path,
    tones: [528],
  },
  {
    name: 'Unlimited programs',
    words: 'Save as many as you like, and share the ones you want to.',
    to: pages.generators.path,
    tones: [639],
  },
] as const;

/** What membership unlocks, each with the way there. */
export function UnlockedRooms() {
  return (
    <ul className="grid gap-x-16 md:grid-cols-2">
      {rooms.map(({ name, words, to, tones }) => (
        <li key={name}>
          <Link href={to} className="group flex items-center gap-6 border-line border-t py-6">
            <StillPlate frequencies={tones} className="w-18 md:w-22" />
            <span className="min-w-0 flex-1">
              <span className="type-heading block">{name}</span>
              <span className="mt-1.5 block text-muted">{words}</span>
            </span>
            <Icon
              name="arrow-right"
              size={18}
              className="shrink-0 text-muted transition-transform group-hover:translate-x-1 group-hover:text-text"
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
