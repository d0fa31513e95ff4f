import { pages } from '#contract/rules/pages.ts';
import { NotOpenPage } from './not-open-page.tsx';

export function Page() {
  return (
    <NotOpenPage
      title="Recommendations"
      lead="Presets chosen for you, from your mood, the hour and what you liked before."
      today="There are no recommendations yet: they come with the mood model."
      way={{ to: pages.dashboard.path, name: 'Go to Discover' }}
      frequencies={[852]}
    />
  );
}
