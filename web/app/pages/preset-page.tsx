import { useState } from 'react';
import { Link, useParams } from 'wouter';
import type { Preset } from '#contract/entities/preset.ts';
import { pages } from '#contract/rules/pages.ts';
import { usePresets } from '#web/api/use-presets.ts';
import { useUser } from '#web/api/use-user.ts';
import { PresetView } from '#web/features/library/preset-view.tsx';
import { PremiumDialog } from '#web/features/plans/premium-dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Waiting } from '../guard.tsx';
import { loginAddress } from '../return-to.ts';
import { BackLink } from './back-link.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PageFrame } from './page-frame.tsx';

/** One preset, by its link. Nobody needs an account to read its label, nor to hear it if it is free. */
export function Page() {
  const { id = '' } = useParams();
  const presets = usePresets();
  const { user } = useUser();
  const [locked, setLocked] = useState<Preset | null>(null);
  const preset = presets.data?.find((one) => String(one.id) === id);
  if (presets.isPending) return <Waiting />;
  if (presets.isError)
    return (
      <PageFrame title="Preset">
        <h1 className="sr-only">Preset</h1>
        <ErrorState
          title="The preset could not be opened"
          description="Please check your connection and try again."
          onRetry={() => void presets.refetch()}
          retrying={presets.isFetching}
        />
      </PageFrame>
    );
  if (!preset) return <NotFoundPage />;
  return (
    <PageFrame title={preset.name}>
      <BackLink to={user ? pages.library.path : pages.generators.path}>All presets</BackLink>
      <PresetView preset={preset} presets={presets.data} onLocked={setLocked}>
        {!user && (
          <p className="mt-6">
            Do you have an account?{' '}
            <Link
              href={loginAddress(`${pages.library.path}/${id}`)}
              className="text-text underline underline-offset-4"
            >
              Log in and come back here
            </Link>
          </p>
        )}
      </PresetView>
      <PremiumDialog about={locked?.name ?? null} onClose={() => setLocked(null)} />
    </PageFrame>
  );
}
