import { useRef } from 'react';
import type { User } from '#contract/entities/user.ts';
import { StillPlate } from '#web/bindings/figures/still-plate.tsx';
import { pictureTypes, readPicture } from '#web/lib/chosen-picture.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Moderated } from '#web/ui/moderated.tsx';
import { ProfileBadges, ProfileLinks } from '#web/ui/profile-card.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useEditProfile } from './use-profile.ts';

interface ProfileHeadProps {
  readonly user: User;
  readonly onEdit: () => void;
}

/** The member's plate: without a picture of their own a tone lies there, lit in the colour of their theme. */
export function ProfileHead({ user, onEdit }: ProfileHeadProps) {
  const { username, email, bio, profileBackgroundUrl } = user;
  const hasLinks = Boolean(user.websiteUrl || user.instagramHandle || user.xHandle);
  return (
    <header>
      <PictureButton
        name="Change background"
        field="profileBackgroundUrl"
        className="-mx-gutter relative block h-60 w-[calc(100%+2*var(--gutter))] overflow-clip md:h-90"
      >
        {profileBackgroundUrl ? (
          <img src={profileBackgroundUrl} alt="" className="size-full object-cover" />
        ) : (
          // Tilted about its middle its far rim comes to lie a third down: it is lifted by as much, or nobody would see it.
          <span className="-translate-y-[33%] absolute inset-x-0 top-4 mx-auto block w-[150vw] max-w-250 max-md:-translate-x-[25vw] [transform:perspective(900px)_rotateX(62deg)]">
            <StillPlate frequencies={[432]} lit large className="w-full" />
          </span>
        )}
        <span className="absolute inset-0 bg-linear-to-b from-transparent to-ink" />
        <span className="absolute top-4 right-gutter inline-flex min-h-11 items-center gap-2.5 text-13 text-soft">
          <Icon name="image" size={18} />
          <span className="max-md:sr-only">Change background</span>
        </span>
      </PictureButton>
      <div className="-mt-18 relative flex flex-wrap items-end gap-x-9 gap-y-4 md:-mt-24">
        <PictureButton
          name="Change your picture"
          field="avatarUrl"
          className="rounded-full ring-2 ring-accent ring-offset-6 ring-offset-ink"
        >
          <span className="md:hidden">
            <Avatar name={username} src={user.avatarUrl} size={92} decorative />
          </span>
          <span className="max-md:hidden">
            <Avatar name={username} src={user.avatarUrl} size={148} decorative />
          </span>
        </PictureButton>
        <div className="min-w-0 flex-1 max-md:order-3 max-md:basis-full">
          <h1 className="type-page typed">{username}</h1>
          <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1 text-muted wrap-anywhere">
            {email}
            <ProfileBadges profile={user} />
          </div>
          {user.profileModeration && <Moderated moderation={user.profileModeration} />}
        </div>
        <Button tone="outline" icon="edit" className="max-md:ml-auto" onClick={onEdit}>
          Edit
        </Button>
      </div>
      <div className="mt-9 grid gap-x-14 gap-y-6 md:grid-cols-[minmax(0,520px)_auto] md:pl-46">
        <p dir="auto" className="typed font-light font-serif text-22 leading-normal">
          {bio || <span className="text-muted">Nothing about you yet.</span>}
        </p>
        {hasLinks && (
          <div>
            <h2 className="font-sans text-13 text-muted">Connect</h2>
            <div className="grid max-w-60">
              <ProfileLinks profile={user} />
            </div>
          </div>
        )}
      </div>
    </header>
  );
}

interface PictureButtonProps {
  readonly name: string;
  readonly field: 'avatarUrl' | 'profileBackgroundUrl';
  readonly className: string;
  readonly children: React.ReactNode;
}

/** A picture that a click changes. */
function PictureButton({ name, field, className, children }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending } = useEditProfile();
  const choose = async (file: File | undefined) => {
    if (!file) return;
    try {
      mutate({ [field]: await readPicture(file) });
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
      <button
        type="button"
        aria-label={name}
        aria-busy={isPending}
        className={className}
        onClick={() => input.current?.click()}
      >
        {children}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={`${name}: file`}
        accept={pictureTypes}
        onChange={(event) => {
          void choose(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
