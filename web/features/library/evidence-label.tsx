import type { Preset } from '#contract/entities/preset.ts';
import { Explained } from './explained.tsx';

type Evidence = Preset['evidence'];

/** Four steps, from nothing to something. None of them is proof. */
const steps: readonly { grade: Evidence['grade']; name: string; meaning: string }[] = [
  { grade: 'none', name: 'Not studied', meaning: 'nobody has tested it' },
  { grade: 'tradition', name: 'Tradition', meaning: 'handed down, hardly tested' },
  { grade: 'mixed', name: 'Mixed', meaning: 'studies disagree' },
  { grade: 'some-trials', name: 'Some trials', meaning: 'a few point one way' },
];

export function EvidenceLabel({ evidence }: { readonly evidence: Evidence }) {
  const reached = steps.findIndex(({ grade }) => grade === evidence.grade);
  const step = steps[reached];
  return (
    <>
      <p className="evidence">
        <i aria-hidden="true" className="evidence-steps">
          {steps.map(({ grade }, place) => (
            <i key={grade} data-reached={place <= reached} />
          ))}
        </i>
        <span>
          <b>{step?.name}</b>{' '}
          <span className="text-muted">
            step {reached + 1} of {steps.length}, {step?.meaning}
          </span>
          <Explained term="this grade">
            <p>How much is known of what it does for a listener, in four steps. None of them is proof.</p>
            <ol className="mt-3">
              {steps.map(({ grade, name, meaning }) => (
                <li key={grade}>
                  <b>{name}</b>: {meaning}
                </li>
              ))}
            </ol>
          </Explained>
        </span>
      </p>
      <p>{evidence.note}</p>
    </>
  );
}
