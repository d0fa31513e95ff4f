import { lazy, Suspense, useEffect } from 'react';
import { Link } from 'wouter';
import { productName } from '#contract/product.ts';
import { pages } from '#contract/rules/pages.ts';
import { AuthBenefits } from '#web/features/account/auth-benefits.tsx';
import { useAuthForm } from '#web/features/account/auth-form.ts';
import { wipePendingRegistration } from '#web/features/account/pending-registration.ts';
import { firstPaint } from '#web/lib/first-paint.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { BackLink } from './back-link.tsx';
import { PageFrame } from './page-frame.tsx';

/** The forms bring the rules of the contract along; the page is painted before they are asked for. */
const LoginForm = lazy(async () => {
  await firstPaint();
  return { default: (await import('#web/features/account/login-form.tsx')).LoginForm };
});
const AuthScene = lazy(async () => {
  await firstPaint();
  return { default: (await import('#web/features/account/auth-scene.tsx')).AuthScene };
});
const RegisterForm = lazy(async () => {
  await firstPaint();
  return { default: (await import('#web/features/account/register-form.tsx')).RegisterForm };
});

/** As high as the login form, so that nothing moves when it comes. */
const waiting = (
  <div className="grid min-h-[260px] place-items-center">
    <Spinner label="Loading" />
  </div>
);

export function AuthPage() {
  const [form, showForm] = useAuthForm();
  // Whoever comes (back) here starts over: a password must not wait in the browser for a plan that nobody is choosing.
  useEffect(wipePendingRegistration, []);
  const link = 'text-soft underline decoration-underline underline-offset-4 hover:text-text';
  return (
    <PageFrame title={form === 'login' ? 'Log in' : 'Register'}>
      <div className="on-auth-film">
        <div className="flex items-start justify-between gap-4">
          <BackLink to={pages.landing.path}>Back</BackLink>
          <div className="flex min-h-11 flex-row-reverse gap-2">
            <Suspense>
              <AuthScene />
            </Suspense>
          </div>
        </div>
        <div className="grid gap-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-24">
          <section aria-labelledby="welcome" className="max-lg:order-2 lg:pt-6">
            <h1 id="welcome" className="type-chapter">
              Come in, sit down, listen
            </h1>
            <p className="type-lead mt-6 mb-14 max-w-[46ch]">
              {productName} is a quiet room for exact tones, music and a river. An account keeps what is
              yours.
            </p>
            <AuthBenefits />
          </section>
          <section aria-label="Your account" className="mx-auto w-full max-w-[440px] lg:mr-0">
            <Tabs
              label="Log in or register"
              value={form}
              onChange={showForm}
              tabs={[
                {
                  value: 'login',
                  label: 'Login',
                  content: (
                    <Suspense fallback={waiting}>
                      <LoginForm />
                    </Suspense>
                  ),
                },
                {
                  value: 'register',
                  label: 'Register',
                  content: (
                    <Suspense fallback={waiting}>
                      <RegisterForm />
                    </Suspense>
                  ),
                },
              ]}
            />
            <p className="mt-8 text-center text-13 text-muted">
              By going on you accept the{' '}
              <Link href={pages.terms.path} className={link}>
                terms
              </Link>{' '}
              and have read the{' '}
              <Link href={pages.privacy.path} className={link}>
                privacy page
              </Link>
              .
            </p>
          </section>
        </div>
      </div>
    </PageFrame>
  );
}
