import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { describeFailure } from '#features/admin/web/describe-failure';
import { usePageState } from '#web/state/page-state.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { ListedUser } from '../contract/admin-users.ts';
import { suspendUser } from './api/admin-users.ts';

/** Why a user is suspended, and the way to suspend them or to let them in again. Nobody suspends themselves. */
export function Suspension({ user }: { user: ListedUser }) {
  const { user: admin } = usePageState();
  const queries = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  if (user.id === admin?.id) return null;
  const isSuspended = user.suspendedAt !== null;

  async function change(reason: string | null) {
    await suspendUser(user.id, reason);
    toast({
      title: reason === null ? 'User reinstated' : 'User suspended',
      description: user.email,
      variant: 'success',
    });
    await queries.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[2]).startsWith('users?'),
    });
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
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
