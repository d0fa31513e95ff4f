import { addresses, splitAddress } from '#contract/endpoints/addresses.ts';
import { productName } from '#contract/product.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { SettingsSection } from './settings-section.tsx';

const { path } = splitAddress(addresses.exportData);

export function DataSection() {
  return (
    <SettingsSection
      id="data"
      title="Your data"
      words={`Everything ${productName} keeps of you in one file: account, sessions, passkeys, subscription, listening history, recommendations, programs, posts, comments, likes, ratings and pictures. JSON inside, readable by people and machines.`}
    >
      <a href={path} download className={buttonClass()}>
        Download my data
      </a>
    </SettingsSection>
  );
}
