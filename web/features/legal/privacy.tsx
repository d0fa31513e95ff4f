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
                  <b>Passkeys,</b> if you add any: the public half of each, the name you gave it, and when it
                  was last used. Your fingerprint or face stays on your device.
                </li>
                <li>
                  <b>Usage data:</b> when you logged in, and when a session was last used.
                </li>
                <li>
                  <b>What you make:</b> your profile, programs, figures, pictures, posts, comments, likes and
                  ratings. Others see what you share.
                </li>
                <li>
                  <b>Listening:</b> what you listened to, when and for how long, and how you felt before and
                  after if you say so. The presets that were recommended to you are kept with the reasons,
                  which name the moods and symptoms that you chose, and so is what you set as your
                  preferences.
                </li>
                <li>
                  <b>Premium:</b> which plan you pay for and until when, and the number by which the payment
                  provider knows it. What you fill in for an account that is not paid yet is gone after about
                  a day.
                </li>
                <li>
                  <b>Community:</b> whom you blocked, what you reported and why, and why something of yours
                  was hidden or you were suspended.
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
                Your own browser keeps your favorites, the generators and the timer as you left them, and what
                you listened to until it could be sent. While you choose a plan, it also holds what you filled
                in, for 30 minutes at most; that is sent when you press a button that says so, and not before.
              </p>
            </>
          ),
        },
        {
          title: 'What we use it for',
          body: (
            <p>
              To let you log in, to keep what you ask us to keep, to show others what you choose to share, to
              show you what you listened to and recommend presets by it, to open what you paid for, to answer
              when you write, and to protect the service against misuse. For nothing else: no advertising, no
              profiles for others, no tracking across sites.
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
                made in your browser. There is one exception, and only where card payments are switched on:
                they are taken by Stripe. Its card form and script are loaded on the page where you pay, and
                on no other. Stripe receives your card, what else you enter there, and your network address;
                from us it gets a random number and the plan, neither your name nor your email. Your card
                number never comes to us. Where card payments are not switched on, a test form stands in their
                place, which takes no money.
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
              go when the backups do. The record of what staff decided stays, with a number in place of your
              name.
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
                Your settings have a file with all of it to download, and the way to delete your account. For
                everything else write to <MailLink /> from the address of your account, and we will do what
                you ask within 30 days, free of charge.
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
        : `An outside language model at ${host} is switched on here. It receives the other texts and the names of the presets that were chosen for them, without your name, email or any number that stands for you, and writes the analysis.`}
    </p>
  );
}
