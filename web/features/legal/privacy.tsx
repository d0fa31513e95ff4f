import { productName } from '#contract/product.ts';
import { languageModelHost } from '#web/lib/site.ts';
import { LegalDocument } from './legal-document.tsx';
import { MailLink } from './mail-link.tsx';

export function Privacy() {
  return (
    <LegalDocument
      title="Privacy"
      lead="We keep little, say what it is, and neither share nor sell it."
      sections={[
        {
          title: 'What we collect',
          body: (
            <>
              <p>
                If you listen without an account, we keep nothing that names you. With an account we keep:
              </p>
              <ul>
                <li>
                  <b>Name and username:</b> the name you choose to be known by. We do not ask for your legal
                  name.
                </li>
                <li>
                  <b>Email:</b> to log in with, and to reach you about your account.
                </li>
                <li>
                  <b>Your password,</b> only as a one-way hash. Nobody can read it, not even we.
                </li>
                <li>
                  <b>Usage data:</b> when you logged in, and when a session was last used.
                </li>
                <li>
                  <b>Device info:</b> the network addresses from which you logged in, the last 20 of them, so
                  that a stranger's guesses lock out the stranger and not you. We also count requests by
                  address, which keeps one visitor from crowding out the others; these counts are gone after a
                  day.
                </li>
                <li>
                  <b>Cookies:</b> one, and only while you are logged in. It holds a random number that stands
                  for your session. There are no cookies for advertising or measurement.
                </li>
              </ul>
              <p>
                Your own browser keeps your favorites. While you choose a plan, it also holds what you filled
                in, for 30 minutes at most. Neither is sent anywhere before you press a button that says so.
              </p>
            </>
          ),
        },
        {
          title: 'What we use it for',
          body: (
            <p>
              To let you log in, to keep what you ask us to keep, to show others what you choose to share, to
              answer when you write, and to protect the service against misuse. For nothing else: no
              advertising, no profiles for others, no tracking across sites.
            </p>
          ),
        },
        {
          title: 'Not shared, not sold',
          body: (
            <>
              <p>Your data is not shared with others and not sold.</p>
              <p>
                The pages load nothing from other companies: no fonts, no scripts, no pixels. All sound is
                made in your browser. No outside processor receives anything that names you. Should card
                payments be switched on, this page will name the company and what it receives before the first
                byte goes out.
              </p>
              <LanguageModel host={languageModelHost()} />
            </>
          ),
        },
        {
          title: 'Security',
          body: (
            <p>
              Passwords are hashed with argon2id, and sessions are stored as hashes, so that a copy of the
              database opens no account. Every rule about who may see what is enforced on the server. Where
              the site is reached over https, the session cookie never travels without encryption. No system
              is perfectly safe; if something happens that concerns you, we tell you.
            </p>
          ),
        },
        {
          title: 'Retention',
          body: (
            <p>
              Account data is kept while the account exists. A session ends after 14 days without use and
              after 30 days in any case. When an account is deleted, its data goes with it; copies in backups
              go when the backups do.
            </p>
          ),
        },
        {
          title: 'Your rights',
          body: (
            <>
              <p>Wherever you live, you may:</p>
              <ul>
                <li>see the data we hold about you, and get a copy of it;</li>
                <li>have it corrected;</li>
                <li>have it deleted, together with your account;</li>
                <li>object to a use of it, or have that use limited;</li>
                <li>complain to the authority that watches over data protection where you live.</li>
              </ul>
              <p>
                Write to <MailLink /> from the address of your account, and we will do what you ask within 30
                days, free of charge.
              </p>
            </>
          ),
        },
        {
          title: 'Children',
          body: (
            <p>
              {productName} is not meant for children under 13, and we collect no data from them. If you
              believe that a child under 13 has opened an account, please tell us, and we will delete it.
            </p>
          ),
        },
        {
          title: 'Changes to this policy',
          body: (
            <p>
              When this page changes, the date above changes with it. If a change matters, we say so in the
              service before it takes effect.
            </p>
          ),
        },
        {
          title: 'Contact',
          body: (
            <p>
              Questions about your data: <MailLink />
            </p>
          ),
        },
      ]}
    />
  );
}

/** What becomes of a text about how one feels: told as this server is set up. */
function LanguageModel({ host }: { readonly host: string }) {
  return (
    <p>
      What you write in the mood box and in Daily Vibes is read by a model that is part of {productName}, and
      neither stored nor logged. Words that tell of danger to yourself are looked for in your own browser
      first: they are answered with help, and not sent.{' '}
      {host === ''
        ? 'No outside language model is switched on here, so none of it goes to anyone else.'
        : `An outside language model at ${host} is switched on here. It receives the other texts and the names of the presets that were chosen for them, without your name, e-mail or any number that stands for you, and writes the analysis.`}
    </p>
  );
}
