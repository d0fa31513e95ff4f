import { productName } from '#contract/product.ts';
import { moneyBackDays } from '#contract/rules/plans.ts';
import { LegalDocument } from './legal-document.tsx';
import { MailLink } from './mail-link.tsx';

export function Terms() {
  return (
    <LegalDocument
      title="Terms of service"
      lead={`What you may expect of ${productName}, and what we ask of you, in words meant to be read.`}
      sections={[
        {
          title: 'Acceptance',
          body: (
            <p>
              By using {productName} you accept these terms. If you do not accept them, please do not use the
              service. You need not have an account to listen; these terms hold for visitors and members
              alike.
            </p>
          ),
        },
        {
          title: 'Use license',
          body: (
            <>
              <p>
                You may use {productName} for yourself: personal, non-commercial listening. The tones, songs,
                river and figures stay ours; what you write, save and share stays yours.
              </p>
              <p>You may not:</p>
              <ul>
                <li>sell, rent or publicly perform the songs or recordings of them;</li>
                <li>copy the service as a whole, or go round the limits of your plan;</li>
                <li>use it to harm, harass or deceive others, or to disturb the service for them.</li>
              </ul>
              <p>The license ends when you break these terms, or when you stop using the service.</p>
            </>
          ),
        },
        {
          title: 'Disclaimer',
          body: (
            <p>
              {productName} is provided as it is. We take care that it works and sounds as it says, but we
              give no warranty, express or implied, that it fits a particular purpose, is never interrupted,
              or is free of faults.
            </p>
          ),
        },
        {
          title: 'Limitations',
          body: (
            <p>
              As far as the law allows, we are not liable for damage that follows from using the service or
              from not being able to use it, such as lost data or lost profit. Nothing here limits liability
              that the law does not let anyone limit.
            </p>
          ),
        },
        {
          title: 'Health disclaimer',
          body: (
            <>
              <p>
                {productName} is for listening and rest. It is not a medical device, and nothing in it
                diagnoses, treats, cures or prevents any illness. What is said about frequencies is history,
                tradition or research, and is marked as such. It does not replace the advice of a doctor or
                therapist; do not stop or delay a treatment because of it.
              </p>
              <p>
                Keep the volume low, above all with headphones and at night. Ask a doctor first if you have
                epilepsy, a heart condition, an implanted device or tinnitus, or if you are pregnant. Do not
                listen while driving or operating machines. Stop when something feels wrong.
              </p>
            </>
          ),
        },
        {
          title: 'Accuracy',
          body: (
            <p>
              We check what we publish, and may still be mistaken. We can correct texts, figures and sounds at
              any time. If you find an error, please tell us.
            </p>
          ),
        },
        {
          title: 'Links',
          body: (
            <p>
              Members can link to other sites from their profiles. We have not looked at all of them and are
              not responsible for what they hold; a link is no recommendation of ours.
            </p>
          ),
        },
        {
          title: 'Modifications',
          body: (
            <p>
              We may change these terms. The date above says when that was last done. If a change matters, we
              say so in the service before it takes effect; using it afterwards means that you accept the new
              terms.
            </p>
          ),
        },
        {
          title: 'Premium subscription fees',
          body: (
            <p>
              Listening is free within the free plan. Premium costs what the plans page says, for the period
              you choose. Fees can change, with notice: a new price holds from the next period after we have
              told you, never for one that you have already paid. A first payment can be taken back within{' '}
              {moneyBackDays} days, without a reason.
            </p>
          ),
        },
        {
          title: 'Governing law',
          body: (
            <p>
              The law of the place where the operator of this service is established governs these terms,
              without taking away the protection that the law of your own country gives you as a consumer.
            </p>
          ),
        },
        {
          title: 'Contact',
          body: (
            <p>
              Questions about these terms: <MailLink />
            </p>
          ),
        },
      ]}
    />
  );
}
