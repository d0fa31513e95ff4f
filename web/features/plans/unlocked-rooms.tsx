import { Link } from 'wouter';
import { pages } from '#contract/rules/pages.ts';
import { StillPlate } from '#web/bindings/figures/still-plate.tsx';
import { type Benefit, benefits } from '#web/lib/premium-benefits.ts';
import { Icon } from '#web/ui/icon.tsx';

interface Room {
  readonly words: string;
  readonly to: string;
  readonly tones: readonly number[];
}

const rooms: Record<Benefit, Room> = {
  generators: {
    words: 'Each with its own tone, wave and volume, in one figure.',
    to: pages.generators.path,
    tones: [396],
  },
  songs: {
    words: 'The whole list, alone or under your tones.',
    to: pages.generators.path,
    tones: [432],
  },
  frequencies: {
    words: 'Every category of the library, with its numbers.',
    to: pages.library.path,
    tones: [963],
  },
  sequences: {
    words: 'Tones that follow each other on the gong, and are kept.',
    to: pages.visualization.path,
    tones: [174],
  },
  mood: {
    words: 'Say how you are in a sentence, and hear what fits.',
    to: pages.moodMatcher.path,
    tones: [528],
  },
  programs: {
    words: 'Save as many as you like, and share the ones you want to.',
    to: pages.generators.path,
    tones: [639],
  },
};

/** What membership unlocks, each with the way there. */
export function UnlockedRooms() {
  return (
    <ul className="grid gap-x-16 md:grid-cols-2">
      {(Object.keys(rooms) as Benefit[]).map((benefit) => (
        <li key={benefit}>
          <Link href={rooms[benefit].to} className="group flex items-center gap-6 border-line border-t py-6">
            <StillPlate frequencies={rooms[benefit].tones} className="w-18 md:w-22" />
            <span className="min-w-0 flex-1">
              <span className="type-heading block">{benefits[benefit]}</span>
              <span className="mt-1.5 block text-muted">{rooms[benefit].words}</span>
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
