import { useLocation } from 'wouter';
import { pages } from '#contract/rules/pages.ts';
import { useUser } from '#web/api/use-user.ts';
import { BlockedSection } from '#web/features/settings/blocked-section.tsx';
import { DataSection } from '#web/features/settings/data-section.tsx';
import { DeletionSection } from '#web/features/settings/deletion-section.tsx';
import { EmailSection } from '#web/features/settings/email-section.tsx';
import { ListeningSection } from '#web/features/settings/listening-section.tsx';
import { PasskeysSection } from '#web/features/settings/passkeys-section.tsx';
import { PasswordSection } from '#web/features/settings/password-section.tsx';
import { SessionsSection } from '#web/features/settings/sessions-section.tsx';
import { SettingsSection } from '#web/features/settings/settings-section.tsx';
import { SubscriptionPanel } from '#web/features/subscription/subscription-panel.tsx';
import { PageFrame } from './page-frame.tsx';

const sections = [
  ['email', 'Email'],
  ['password', 'Password'],
  ['passkeys', 'Passkeys'],
  ['sessions', 'Sessions'],
  ['blocked', 'Blocked members'],
  ['subscription', 'Subscription'],
  ['listening', 'Listening history'],
  ['data', 'Your data'],
  ['delete', 'Delete account'],
] as const;

export function Page() {
  const { user } = useUser();
  const [, navigate] = useLocation();
  return (
    <PageFrame title="Settings">
      <h1 className="type-page">Account</h1>
      <p className="type-lead mt-6">How you log in, what you pay, and what is kept of you.</p>
      <div className="mt-16 grid gap-x-18 lg:grid-cols-[240px_minmax(0,720px)]">
        <nav aria-label="On this page" className="hidden lg:block">
          <ol className="sticky top-[calc(var(--header-height)+24px)] grid gap-1">
            {sections.map(([id, name]) => (
              <li key={id}>
                <a className="block py-2 text-muted hover:text-text" href={`#${id}`}>
                  {name}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          <EmailSection address={user?.email ?? ''} />
          <PasswordSection />
          <PasskeysSection />
          <SessionsSection />
          <BlockedSection />
          <SettingsSection id="subscription" title="Subscription">
            <SubscriptionPanel />
          </SettingsSection>
          <ListeningSection />
          <DataSection />
          <DeletionSection onDeleted={() => navigate(pages.landing.path, { replace: true })} />
        </div>
      </div>
    </PageFrame>
  );
}
