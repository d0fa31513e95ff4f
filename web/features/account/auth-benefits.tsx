import { Icon } from '#web/ui/icon.tsx';
import type { IconName } from '#web/ui/icon-paths.ts';

const benefits: readonly { icon: IconName; name: string; text: string }[] = [
  {
    icon: 'sliders',
    name: 'Customizable Programs',
    text: 'Set tones, waves and levels as you like them, and keep them.',
  },
  {
    icon: 'wave',
    name: 'Scientific Frequencies',
    text: 'Exact to a thousandth of a cent, with the source of every number.',
  },
  {
    icon: 'gong',
    name: 'Sound Visualizations',
    text: 'See what a tone does to a plate of sand, drawn from its physics.',
  },
  { icon: 'users', name: 'Community Sharing', text: 'Share what you found, and hear what others listen to.' },
];

/** What an account is good for. */
export function AuthBenefits() {
  return (
    <ul aria-label="What an account gives you" className="grid gap-x-10 gap-y-8 md:grid-cols-2">
      {benefits.map(({ icon, name, text }) => (
        <li key={name} className="grid grid-cols-[auto_1fr] gap-x-4">
          <Icon name={icon} size={22} className="mt-[3px] text-muted" />
          <div>
            <h2 className="text-22">{name}</h2>
            <p className="mt-1 max-w-[34ch] text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
