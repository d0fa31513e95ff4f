import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { pages } from '#contract/rules/pages.ts';
import { wordsOf } from '#web/api/api-error.ts';
import { call, keyOf } from '#web/api/client.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';

/** A press, and not the mere opening of the page: programs that look at mails open every link in them. */
export function ConfirmEmail({ token }: { readonly token: string | null }) {
  const queries = useQueryClient();
  const confirm = useMutation({
    mutationFn: (body: { token: string }) => call('confirmEmail', { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf('getUser') }),
  });
  if (confirm.isSuccess) {
    return (
      <p role="status" className="type-lead max-w-[46ch]">
        Done. {confirm.data.email} is the address of your account now.
      </p>
    );
  }
  if (token === null) {
    return (
      <>
        <p className="type-lead mb-8 max-w-[46ch]">
          This page needs the link from a mail. Your settings can send a new one.
        </p>
        <Link href={pages.settings.path} className={buttonClass({ tone: 'primary', size: 'large' })}>
          Open the settings
        </Link>
      </>
    );
  }
  return (
    <div className="grid max-w-[440px] gap-6">
      <p className="type-lead">One press, and this becomes the email address of your account.</p>
      {confirm.isError && (
        <p role="alert" className="text-13 text-danger">
          {wordsOf(confirm.error, 'That did not work. Please try again.')}
        </p>
      )}
      <Button
        tone="primary"
        size="large"
        wide
        busy={confirm.isPending}
        onClick={() => confirm.mutate({ token })}
      >
        Confirm this address
      </Button>
    </div>
  );
}
