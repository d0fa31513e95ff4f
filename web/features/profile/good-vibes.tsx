import { productName } from '#contract/product.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { IconName } from '#web/ui/icon-paths.ts';
import { toast } from '#web/ui/toast-store.ts';

const INVITATION = `I listen to quiet tones in ${productName}. Perhaps it is something for you too:`;

async function copy(text: string, title: string) {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title, description: text });
  } catch {
    toast({ title: 'Nothing could be copied', description: text, destructive: true });
  }
}

/** Ways to tell others. Nothing is sent from here: links open, texts are copied. */
export function GoodVibes() {
  const site = window.location.origin;
  const line =
    'flex w-full min-h-13 items-center gap-3.5 border-line border-b text-left text-soft hover:text-text';
  const face = (icon: IconName, words: string) => (
    <>
      <Icon name={icon} size={18} className="text-muted" />
      {words}
    </>
  );
  return (
    <section aria-labelledby="good-vibes">
      <h2 id="good-vibes" className="type-section">
        Share the Good Vibes
      </h2>
      <p className="mt-2 text-muted">A listening room is nicer with someone in the other chair.</p>
      <ul className="mt-4">
        <li>
          <button
            type="button"
            className={line}
            onClick={() => void copy(`${INVITATION} ${site}`, 'Invitation copied: paste it into a mail')}
          >
            {face('mail', 'Invite by email')}
          </button>
        </li>
        <li>
          <a
            className={line}
            target="_blank"
            rel="noopener noreferrer"
            href={`https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: site })}`}
          >
            {face('external', 'Share on Facebook')}
          </a>
        </li>
        <li>
          <a
            className={line}
            target="_blank"
            rel="noopener noreferrer"
            href={`https://x.com/intent/post?${new URLSearchParams({ text: INVITATION, url: site })}`}
          >
            {face('external', 'Share on X')}
          </a>
        </li>
        <li>
          <button type="button" className={line} onClick={() => void copy(site, 'Link copied')}>
            {face('link', 'Copy link')}
          </button>
        </li>
      </ul>
    </section>
  );
}
