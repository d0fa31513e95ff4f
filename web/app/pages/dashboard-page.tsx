import { productName } from '#contract/product.ts';
import { pages } from '#contract/rules/pages.ts';
import { useUser } from '#web/api/use-user.ts';
import { NotOpenPage } from './not-open-page.tsx';

export function Page() {
  const { user } = useUser();
  return (
    <NotOpenPage
      title={`Welcome back, ${user?.username ?? ''}`}
      lead="Here you will find what you listened to, what is new, and what may be for you."
      today={`${productName} does not keep a history yet. Your saved programs are in Sessions.`}
      way={{ to: pages.generators.path, name: 'Go to Sessions' }}
      frequencies={[432]}
    />
  );
}
