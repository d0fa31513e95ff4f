import { useRef, useState } from 'react';
import { Link } from 'wouter';
import type { User } from '#contract/entities/user.ts';
import { text } from '#contract/rules/limits.ts';
import { rateLimits } from '#contract/rules/rate-limits.ts';
import { HelpFirst, useHelpFirst } from '#web/bindings/mood/help-first.tsx';
import { pictureTypes, readPicture } from '#web/lib/chosen-picture.ts';
import { endInWords } from '#web/lib/time-words.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { NobodysBead, StringRow } from '#web/ui/string-row.tsx';
import { Suspended } from '#web/ui/suspended.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useCreatePost } from './use-create-post.ts';

interface ComposerProps {
  readonly user: User | null;
  readonly loginAddress: string;
  /** What the button says. */
  readonly action?: string;
}

/** A line to write on, at the top of the string; whoever is not signed in is asked to. */
export function Composer({ user, loginAddress, action = 'Share' }: ComposerProps) {
  const [content, setContent] = useState('');
  const [imageUrl, setImageUrl] = useState<string | null>(null);
  const help = useHelpFirst();
  const { mutate, isPending } = useCreatePost(({ help: fromServer }) => {
    // The rules of this page may be older than the server's.
    if (fromServer && !help.isShown) help.show();
    else help.close();
    setContent('');
    setImageUrl(null);
  });
  if (!user) return <SignIn loginAddress={loginAddress} />;
  if (user.suspension) {
    return (
      <StringRow goesOn={false} className="pb-9" bead={<NobodysBead />}>
        <Suspended suspension={user.suspension} />
      </StringRow>
    );
  }
  return (
    <StringRow
      goesOn={false}
      className="pb-9"
      bead={
        <span className="max-md:hidden">
          <Avatar name={user.username} src={user.avatarUrl} size={44} crowned={user.isPremium} decorative />
        </span>
      }
    >
      <form
        className="min-w-0 max-md:col-span-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending && !help.holdsBack(content)) mutate({ content, imageUrl });
        }}
      >
        <TextArea
          label="Write to the community"
          hideLabel
          placeholder="What did you hear?"
          rows={1}
          maxLength={text.postMax}
          value={content}
          className="**:[textarea]:min-h-12 **:[textarea]:font-serif **:[textarea]:font-light **:[textarea]:text-22"
          onChange={(event) => setContent(event.currentTarget.value)}
        />
        {imageUrl && (
          <div className="relative mt-4 w-fit">
            <img
              src={imageUrl}
              alt="What you are about to share"
              className="max-h-44 max-w-full rounded-surface object-contain"
            />
            <IconButton
              name="Remove the picture"
              icon="close"
              tone="raised"
              className="absolute top-1.5 right-1.5"
              onClick={() => setImageUrl(null)}
            />
          </div>
        )}
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <PictureChoice hasPicture={imageUrl !== null} onChosen={setImageUrl} />
          {content.length > 0 && (
            <span className="ml-auto text-13 text-muted">
              {content.length.toLocaleString('en')} of {text.postMax.toLocaleString('en')}
            </span>
          )}
          <Button
            type="submit"
            tone="primary"
            disabled={content.trim() === ''}
            busy={isPending}
            busyLabel="Sharing"
            className={content.length > 0 ? '' : 'ml-auto'}
          >
            {action}
          </Button>
        </div>
        {user.newUntil && (
          <p className="mt-4 text-13 text-muted">
            Your account is new: until {endInWords(new Date(user.newUntil))} you can post{' '}
            {rateLimits.post.firstDay[0].calls} times in {rateLimits.post.firstDay[0].seconds / 60} minutes.
          </p>
        )}
        {help.isShown && (
          <HelpFirst
            onSendAnyway={content === '' ? null : () => mutate({ content, imageUrl })}
            onClose={help.close}
          />
        )}
      </form>
    </StringRow>
  );
}

function PictureChoice({
  hasPicture,
  onChosen,
}: {
  readonly hasPicture: boolean;
  readonly onChosen: (imageUrl: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    try {
      onChosen(await readPicture(file));
    } catch (error) {
      toast({
        title: 'That picture was not taken',
        description: (error as Error).message,
        destructive: true,
      });
    }
  };
  return (
    <>
      <Button tone="text" icon="image" onClick={() => input.current?.click()}>
        {hasPicture ? 'Replace picture' : 'Add a picture'}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Picture"
        accept={pictureTypes}
        onChange={(event) => {
          void choose(event.currentTarget.files?.[0]);
          // The same file can be chosen again after it was removed.
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}

function SignIn({ loginAddress }: { readonly loginAddress: string }) {
  return (
    <StringRow goesOn={false} className="pb-9" bead={<NobodysBead />}>
      <div>
        <p className="type-heading">Log in to write here</p>
        <p className="mt-2 mb-5 text-muted">What you write then carries your name.</p>
        <Link href={loginAddress} className={buttonClass({ tone: 'primary' })}>
          Log in
        </Link>
      </div>
    </StringRow>
  );
}
