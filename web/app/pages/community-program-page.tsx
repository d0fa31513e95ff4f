import { pages } from '#contract/rules/pages.ts';
import { NotOpenPage } from './not-open-page.tsx';

export function Page() {
  return (
    <NotOpenPage
      title="Community program"
      lead="A program that a member shares: its tones, what others think of it, and a button that plays it."
      today="This page is not open yet. Whoever made the program finds it in Sessions."
      way={{ to: pages.community.path, name: 'Go to Community' }}
      frequencies={[639]}
    />
  );
}
