import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Connection, endConnection, listConnections } from '#features/oauth/contract/connections';
import { call, freshQueryOf } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { usePageState } from '#web/state/page-state.tsx';
import { useNow } from '#web/state/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { AccountSection } from './account-section.tsx';
import { errorReason } from './error-reason.ts';
import { LoadError } from './load-error.tsx';

/** The programs that act for the user by OAuth. */
export function ConnectionsSection() {
  const { origin } = usePageState();
  const { data: connections, isError, refetch } = useQuery(freshQueryOf(listConnections));
  const queries = useQueryClient();
  const section = useRef<HTMLDivElement>(null);
  const [leaving, setLeaving] = useState<Connection | null>(null);
  return (
    <AccountSection title="Connected programs" anchor="connections">
      <div ref={section} tabIndex={-1} className="outline-none">
        <p className="leading-relaxed">
          Chat programs that speak MCP can make pictures for you. Add{' '}
          <code className="font-mono [overflow-wrap:anywhere]">{origin}/mcp</code> in the program, and it asks
          you here.
        </p>
        {isError && connections === undefined && (
          <LoadError what="Your connected programs" onRetry={() => void refetch()} className="mt-4" />
        )}
        {connections !== undefined && connections.length > 0 && (
          <ul className="mt-4 border-border border-t">
            {connections.map((one) => (
              <ConnectedProgram key={one.id} connection={one} onEnd={() => setLeaving(one)} />
            ))}
          </ul>
        )}
      </div>
      {leaving && (
        <ConfirmDialog
          title={`Disconnect “${leaving.name}”`}
          description="The program is refused from now on. To use it again, connect it again."
          action="Disconnect"
          run={async () => {
            await call(endConnection, { params: { id: leaving.id } });
            await queries.invalidateQueries({ queryKey: queryKeys.connections });
          }}
          explain={errorReason}
          next={section}
          onClose={() => setLeaving(null)}
        />
      )}
    </AccountSection>
  );
}

function ConnectedProgram({ connection, onEnd }: { connection: Connection; onEnd(): void }) {
  const now = useNow();
  const { name, scopes, createdAt, lastUsedAt } = connection;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-border border-b py-3">
      <div className="min-w-0 flex-1 basis-56 text-sm">
        <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
        <p className="mt-0.5 text-muted leading-relaxed [&_time]:lowercase">
          {scopes.join(', ')}; connected <RelativeTime date={createdAt} now={now} />,{' '}
          {lastUsedAt === null ? (
            'never used'
          ) : (
            <>
              used <RelativeTime date={lastUsedAt} now={now} />
            </>
          )}
        </p>
      </div>
      <Button size="small" onClick={onEnd} aria-label={`Disconnect ${name}`}>
        Disconnect
      </Button>
    </li>
  );
}
