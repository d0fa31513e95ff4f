import { pages } from '#contract/rules/pages.ts';
import { NotOpenPage } from './not-open-page.tsx';

export function Page() {
  return (
    <NotOpenPage
      title="AI Mood Analysis"
      lead="Say how you feel, in your own words, and get presets that fit. The model runs on our own machine."
      today="The model is not in place yet, so nothing you could type here would be read."
      way={{ to: pages.dashboard.path, name: 'Go to Discover' }}
      frequencies={[852]}
    />
  );
}
