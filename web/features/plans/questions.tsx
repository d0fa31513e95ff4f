import { productName } from '#contract/product.ts';
import { tiers } from '#contract/rules/limits.ts';
import { moneyBackDays } from '#contract/rules/plans.ts';
import { Icon } from '#web/ui/icon.tsx';

const questions = [
  {
    question: 'Do I need an account to listen?',
    answer:
      'No. The generator page is open to everyone. An account keeps what you save, and opens the other rooms.',
  },
  {
    question: 'What happens to my programs if I go back to the free plan?',
    answer: `They stay, and you can play and delete them. New ones can be saved again when there are fewer than ${tiers.freePrograms}.`,
  },
  {
    question: 'Can I get my money back?',
    answer: `Yes, within ${moneyBackDays} days of the first payment, without giving a reason. Write to us and it is done.`,
  },
  {
    question: `Is ${productName} a medical product?`,
    answer:
      'No. It is for listening and rest. It is not a treatment and no substitute for care. What is known about a frequency, and what is not, stands beside it.',
  },
] as const;

export function PlanQuestions() {
  return (
    <section aria-labelledby="questions" className="mt-28 grid gap-x-16 gap-y-8 xl:grid-cols-2">
      <h2 id="questions" className="type-chapter">
        Questions
      </h2>
      <div className="xl:border-line xl:border-t">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group border-line border-b">
            <summary className="flex min-h-16 list-none items-center gap-4 py-4 text-17 [&::-webkit-details-marker]:hidden">
              <span className="mr-auto">{question}</span>
              <Icon name="plus" size={18} className="shrink-0 text-muted group-open:rotate-45" />
            </summary>
            <p className="max-w-[60ch] pb-6 text-muted leading-relaxed">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
