import { type FormEvent, useEffect, useState } from 'react';
import { profileThemes, type User } from '#contract/entities/user.ts';
import { account } from '#contract/rules/limits.ts';
import { StillPlate } from '#web/bindings/figures/still-plate.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useEditProfile, withoutAt, withScheme } from './use-profile.ts';

type Theme = User['profileTheme'];

const themes: Readonly<Record<Theme, string>> = {
  violet: 'Violet Ray',
  jungle: 'Liquid Jungle',
  desert: 'Desert Vibes',
};

interface EditDialogProps {
  readonly user: User;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What members may change of themselves. A theme is seen at once, and taken back with Cancel. */
export function EditDialog({ user, open, onClose }: EditDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Edit Profile" size="large">
      {open && <EditForm user={user} onClose={onClose} />}
    </Dialog>
  );
}

function EditForm({ user, onClose }: Omit<EditDialogProps, 'open'>) {
  const [theme, setTheme] = useState<Theme>(user.profileTheme);
  const { mutate, isPending } = useEditProfile();
  useThemePreview(theme, user.profileTheme);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => String(typed.get(name) ?? '');
    if (isPending) return;
    mutate(
      {
        username: text('username').trim(),
        bio: text('bio'),
        websiteUrl: withScheme(text('website')),
        instagramHandle: withoutAt(text('instagram')),
        xHandle: withoutAt(text('x')),
        profileTheme: theme,
      },
      { onSuccess: onClose },
    );
  };
  return (
    <form onSubmit={save} className="mt-6 grid gap-5 md:grid-cols-2">
      <Field
        label="Username"
        name="username"
        className="md:col-span-2"
        defaultValue={user.username}
        minLength={account.usernameMin}
        maxLength={account.usernameMax}
        required
      />
      <TextArea
        label="Bio"
        name="bio"
        className="md:col-span-2"
        defaultValue={user.bio ?? ''}
        maxLength={account.bioMax}
        rows={2}
      />
      <Field
        label="Website"
        name="website"
        className="md:col-span-2"
        defaultValue={user.websiteUrl ?? ''}
        maxLength={account.websiteMax}
        inputMode="url"
        autoCapitalize="none"
      />
      <Field
        label="Instagram"
        name="instagram"
        defaultValue={user.instagramHandle ?? ''}
        maxLength={account.handleMax + 1}
        autoCapitalize="none"
      />
      <Field
        label="X"
        name="x"
        defaultValue={user.xHandle ?? ''}
        maxLength={account.handleMax + 1}
        autoCapitalize="none"
      />
      <fieldset className="md:col-span-2">
        <legend className="mb-4 text-13 text-muted">Profile Theme</legend>
        <div className="grid grid-cols-3 gap-3">
          {profileThemes.map((value) => (
            <label key={value} data-theme={value} className="grid justify-items-center gap-3 text-center">
              <input
                type="radio"
                name="theme"
                className="peer sr-only"
                checked={theme === value}
                onChange={() => setTheme(value)}
              />
              <StillPlate frequencies={[432]} lit live={theme === value} className="w-23 md:w-33" />
              <span className="font-light font-serif text-17 text-soft peer-checked:text-text peer-focus-visible:outline-2 peer-focus-visible:outline-accent peer-focus-visible:outline-offset-4">
                {themes[value]}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="mt-3 flex justify-end gap-3 md:col-span-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" tone="primary" busy={isPending} busyLabel="Saving">
          Save
        </Button>
      </div>
    </form>
  );
}

/** Lights the whole app in the chosen colour while the dialog is open. What was saved stays; else it goes back. */
function useThemePreview(theme: Theme, kept: Theme) {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.theme = theme;
    return () => {
      dataset.theme = kept;
    };
  }, [theme, kept]);
}
