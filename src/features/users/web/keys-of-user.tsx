import { type RefObject, useState } from 'react';
import { describeFailure } from '#features/admin/web/describe-failure';
import { call } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toastSuccess } from '#web/ui/toast-store.ts';
import { type CheckedUser, revokeKeysOfUser } from '../contract/admin-credits.ts';

interface KeysOfUserProps {
  user: CheckedUser;
  /** Takes the focus once the keys are revoked and this is removed. */
  next: RefObject<HTMLElement | null>;
  onRevoked(): void;
}

/** Revokes a user’s API keys, such as misused or published ones. */
export function KeysOfUser({ user: { id, email, apiKeys }, next, onRevoked }: KeysOfUserProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-3 border-border border-t pt-4">
      <p className="text-muted text-sm leading-relaxed">
        {apiKeys === 1 ? 'One API key acts' : `${apiKeys} API keys act`} for this account.
      </p>
      <Button size="small" onClick={() => setAsking(true)}>
        {apiKeys === 1 ? 'Revoke key' : 'Revoke them'}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Revoke the API keys of ${email}`}
          description="Requests with them are refused from now on. You cannot undo this. It is recorded in the audit log."
          action={apiKeys === 1 ? 'Revoke the key' : `Revoke ${apiKeys} keys`}
          run={async () => {
            const { message } = await call(revokeKeysOfUser, { body: { id } });
            toastSuccess('API keys revoked', message);
            onRevoked();
          }}
          explain={describeFailure}
          next={next}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
