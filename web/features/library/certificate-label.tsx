import type { Certificate } from '#contract/entities/certificate.ts';
import type { Preset } from '#contract/entities/preset.ts';
import { useCertificates } from '#web/api/use-presets.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Explained } from './explained.tsx';

/** What was measured of this very preset. Its numbers and what was measured of them are shown to the same people. */
export function CertificateLabel({ preset }: { readonly preset: Preset }) {
  if (preset.locked)
    return <p>It is measured like every other. The figures open together with its numbers.</p>;
  return <Measured presetId={preset.id} />;
}

function Measured({ presetId }: { readonly presetId: number }) {
  const { data, isError, refetch } = useCertificates();
  if (isError)
    return (
      <p>
        The certificate could not be fetched.{' '}
        <Button tone="text" size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  const found = data?.certificates.find((each) => each.presetId === presetId);
  if (data && !found) return <p>This preset has not been measured yet.</p>;
  return (
    <>
      <dl className="certificate">
        {lines.map(({ label, term, meaning, say }) => (
          <div key={label}>
            <dt>
              {label}
              <Explained term={term}>{meaning}</Explained>
            </dt>
            <dd>{found ? say(found) : <Skeleton width="5em" />}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-13 text-muted">
        Rendered and measured offline with the engine that plays it here
        {data ? `, version ${data.version}` : ''}.
      </p>
    </>
  );
}

interface Line {
  readonly label: string;
  readonly term: string;
  readonly meaning: string;
  readonly say: (certificate: Certificate) => string;
}

const lines: readonly Line[] = [
  {
    label: 'Frequency error',
    term: 'frequency error',
    meaning:
      'How far the tone that was measured lies from the number on the label, at most. The ear begins to notice at about one hertz.',
    say: ({ frequencyErrorHz }) => `≤ ${smallHertz(frequencyErrorHz)}`,
  },
  {
    label: 'Beat error',
    term: 'beat error',
    meaning: 'The same for the rate at which tones swell together or a pulse returns.',
    say: ({ beatErrorHz }) => (beatErrorHz === null ? 'no beat' : `≤ ${smallHertz(beatErrorHz)}`),
  },
  {
    label: 'Loudness',
    term: 'LUFS',
    meaning:
      'How loud it is to an ear, on the scale that broadcasting uses: 0 is the most there is, −14 is a song from a streaming service, and ten less is about half as loud.',
    say: ({ loudnessLufs }) => `${signed(loudnessLufs)} LUFS`,
  },
  {
    label: 'True peak, all at 100 %',
    term: 'dBTP',
    meaning:
      'The highest point of the wave with every fader open. Below 0 nothing is cut off, so nothing crackles.',
    say: ({ truePeakDbtp }) => `${signed(truePeakDbtp)} dBTP`,
  },
];

/** Errors are far below what two decimals would show. */
function smallHertz(hz: number): string {
  return `${hz.toLocaleString('en-US', { maximumSignificantDigits: 2 })} Hz`;
}

function signed(decibels: number): string {
  return `${decibels < 0 ? '−' : ''}${Math.abs(decibels).toFixed(1)}`;
}
