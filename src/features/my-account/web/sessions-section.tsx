import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  type AccountSession,
  endOtherSessions,
  endSession,
  listSessions,
} from '#features/accounts/contract/sessions';
import { call, freshQueryOf, keyOf } from '#web/api/call.ts';
import { useNow } from '#web/state/use-now.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { AccountSection } from './account-section.tsx';
import { errorReason } from './error-reason.ts';
import { LoadError } from './load-error.tsx';

/** The user's sessions, so that they can end unknown ones. */
export function SessionsSection() {
  const { data: sessions, isError, refetch } = useQuery(freshQueryOf(listSessions));
  const queries = useQueryClient();
  const list = useRef<HTMLUListElement>(null);
  const [leaving, setLeaving] = useState<AccountSession | 'others' | null>(null);
  const hasOthers = sessions?.some(({ current }) => !current);
  return (
    <AccountSection title="Where you are signed in" anchor="sessions">
      {isError && sessions === undefined && <LoadError what="Your sessions" onRetry={() => void refetch()} />}
      {sessions !== undefined && (
        <ul ref={list} tabIndex={-1} className="border-border border-t outline-none">
          {sessions.map((session) => (
            <Session key={session.id} session={session} onEnd={() => setLeaving(session)} />
          ))}
        </ul>
      )}
      {hasOthers && (
        <Button className="mt-4" onClick={() => setLeaving('others')}>
          <LogOut aria-hidden className="size-4" />
          Sign out everywhere else
        </Button>
      )}
      {leaving && (
        <ConfirmDialog
          title={leaving === 'others' ? 'Sign out everywhere else' : `Sign out ${leaving.device}`}
          description={
            leaving === 'others'
              ? 'All other browsers are signed out at once. This one stays signed in, and your API keys stay as they are.'
              : 'That browser is signed out at once. To use it again, sign in there.'
          }
          action="Sign out"
          run={async () => {
            await (leaving === 'others'
              ? call(endOtherSessions)
              : call(endSession, { params: { id: leaving.id } }));
            await queries.invalidateQueries({ queryKey: keyOf(listSessions) });
          }}
          explain={errorReason}
          next={list}
          onClose={() => setLeaving(null)}
        />
      )}
    </AccountSection>
  );
}

function Session({ session, onEnd }: { session: AccountSession; onEnd(): void }) {
  const now = useNow();
  const { device, current, createdAt, lastUsedAt, userAgent } = session;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-border border-b py-3">
      <div className="min-w-0 flex-1 basis-56 text-sm">
        <p className="flex flex-wrap items-center gap-2 font-medium" title={userAgent ?? undefined}>
          {device}
          {current && <Badge tone="success">This browser</Badge>}
        </p>
        <p className="mt-0.5 text-muted leading-relaxed [&_time]:lowercase">
          {!current && (
            <>
              used <RelativeTime date={lastUsedAt} now={now} />,{' '}
            </>
          )}
          signed in <RelativeTime date={createdAt} now={now} />
        </p>
      </div>
      {!current && (
        <Button size="small" onClick={onEnd} aria-label={`Sign out ${device}`}>
          Sign out
        </Button>
      )}
    </li>
  );
}
