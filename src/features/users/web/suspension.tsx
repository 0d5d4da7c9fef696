import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { describeFailure } from '#features/admin/web/describe-failure';
import { call } from '#web/api/call.ts';
import { addressOf } from '#web/api/request.ts';
import { usePageState } from '#web/state/page-state.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toastSuccess } from '#web/ui/toast-store.ts';
import { changeUser, type ListedUser, listUsers } from '../contract/admin-users.ts';

/** Why a user is suspended, and the button to suspend or reinstate them. Admins cannot suspend themselves. */
export function Suspension({ user }: { user: ListedUser }) {
  const { user: admin } = usePageState();
  const queries = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  if (user.id === admin?.id) return null;
  const isSuspended = user.suspendedAt !== null;

  async function change(reason: string | null) {
    await call(changeUser, {
      params: { id: user.id },
      body: reason === null ? { suspended: false } : { suspended: true, reason },
    });
    toastSuccess(reason === null ? 'User reinstated' : 'User suspended', user.email);
    await queries.invalidateQueries({
      predicate: ({ queryKey }) => addressOf(queryKey).startsWith(`${listUsers.path}?`),
    });
  }

  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-1 max-md:basis-full max-md:pl-11">
      {isSuspended && <p className="text-danger leading-6">Suspended: {user.suspensionReason}</p>}
      <Button
        ref={button}
        size="small"
        onClick={() => setAsking(true)}
        aria-label={isSuspended ? `Reinstate ${user.email}` : `Suspend ${user.email}`}
      >
        {isSuspended ? 'Reinstate' : 'Suspend'}
      </Button>
      {isAsking && isSuspended && (
        <ConfirmDialog
          title={`Reinstate ${user.email}`}
          description="They can sign in again, and their API keys work again. It is recorded in the audit log."
          action="Reinstate"
          run={() => change(null)}
          explain={describeFailure}
          next={button}
          onClose={() => setAsking(false)}
        />
      )}
      {isAsking && !isSuspended && (
        <Suspense>
          <SuspensionDialog user={user} onSuspend={change} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  );
}

const SuspensionDialog = lazy(async () => ({
  default: (await import('./suspension-dialog.tsx')).SuspensionDialog,
}));
