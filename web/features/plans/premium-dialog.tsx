import { useState } from 'react';
import { Link } from 'wouter';
import { tiers } from '#contract/rules/limits.ts';
import { pages } from '#contract/rules/pages.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';

interface PremiumDialogProps {
  /** The name of what is locked; null while nobody asked for anything locked. */
  readonly about: string | null;
  readonly onClose: () => void;
}

/**
 * What a listener without Premium is told in place of a locked sound. It opens nothing by itself: the only way on is
 * the payment page, and membership is what the server says it is.
 */
export function PremiumDialog({ about, onClose }: PremiumDialogProps) {
  // The words stay while the dialog fades out.
  const [lastAbout, setLastAbout] = useState(about);
  if (about !== null && about !== lastAbout) setLastAbout(about);
  return (
    <Dialog
      open={about !== null}
      onClose={onClose}
      title="Premium content"
      description={
        <>
          <b className="font-medium text-text">{lastAbout}</b> is part of Premium, together with three
          generators at once, all {tiers.songs} songs and as many saved programs as you like.
        </>
      }
      actions={
        <>
          <Button onClick={onClose}>Maybe Later</Button>
          <Link href={pages.subscribe.path} className={buttonClass({ tone: 'gold' })}>
            <span className="ui-button-face">
              <Icon name="crown" size={18} />
              Upgrade to Premium
            </span>
          </Link>
        </>
      }
    />
  );
}
