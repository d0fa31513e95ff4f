import { useState } from 'react';
import { helpDirectory, helpPlaces } from '#contract/help-lines.ts';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast-store.ts';

const NO_COUNTRY = '';
const countries = [
  { value: NO_COUNTRY, label: 'Choose a country' },
  ...helpPlaces.map(({ country }) => ({ value: country, label: country })),
];
const TO_SAY = 'I am not doing well. Can you stay with me?';
const telephone = (number: string) => `tel:${number.replaceAll(' ', '')}`;
const link = 'inline-flex min-h-11 items-center underline decoration-light-42 underline-offset-8';

/** The country one picks here is remembered nowhere. */
export function useHelpPlace() {
  const [country, setCountry] = useState(NO_COUNTRY);
  return { country, setCountry, place: helpPlaces.find((one) => one.country === country) ?? null };
}

/** People who listen: by phone, in writing, or somebody one knows. */
export function HelpLines({ country, setCountry, place }: ReturnType<typeof useHelpPlace>) {
  const away = { target: '_blank', rel: 'noopener noreferrer' };
  const chat = place?.chat ?? helpDirectory;
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="type-section">Someone to talk to</h2>
        <Select
          look="inline"
          label="Where you are"
          value={country}
          options={countries}
          onChange={setCountry}
        />
      </div>
      <ul className="mt-2">
        <Row
          title={place?.line.name ?? 'A crisis line near you'}
          words="By phone. You need not give your name."
        >
          {place ? (
            <a className={link} href={telephone(place.line.number)}>
              Call {place.line.number}
            </a>
          ) : (
            <a className={link} href={helpDirectory.url} {...away}>
              Find its number
            </a>
          )}
        </Row>
        <Row
          title={place?.chat?.name ?? 'A crisis chat'}
          words="In writing, if talking out loud is too much right now."
        >
          <a className={link} href={chat.url} {...away}>
            {place?.chat ? 'Open the chat' : `Find one on ${helpDirectory.name}`}
          </a>
        </Row>
        <Row title="Someone you trust" words={`“${TO_SAY}” is enough to say.`}>
          <button type="button" className={link} onClick={() => void copyWords()}>
            Copy these words
          </button>
        </Row>
      </ul>
    </div>
  );
}

/** The emergency number of the place, or the one that nearly every mobile phone passes on to it. */
export function emergencyNumber(place: ReturnType<typeof useHelpPlace>['place']) {
  return { href: telephone(place?.emergency ?? '112'), number: place?.emergency ?? null };
}

interface RowProps {
  readonly title: string;
  readonly words: string;
  readonly children: React.ReactNode;
}

function Row({ title, words, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-light-10 border-b py-4.5 last:border-b-0">
      <span>
        <b className="type-heading block">{title}</b>
        <span className="text-soft">{words}</span>
      </span>
      {children}
    </li>
  );
}

async function copyWords() {
  try {
    await navigator.clipboard.writeText(TO_SAY);
    toast({ title: 'Copied' });
  } catch {
    toast({ title: 'Nothing could be copied', description: TO_SAY });
  }
}
