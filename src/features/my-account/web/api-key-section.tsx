import { useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { User } from '#features/accounts/contract/user';
import { type ApiKey, listApiKeys, revokeApiKey } from '#features/api-keys/contract/api-keys';
import { API_KEY_WARNING_DAYS } from '#platform/endpoint/api-scopes';
import { call, freshQueryOf } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { takeSavedForm } from '#web/state/form-storage.ts';
import { useNow } from '#web/state/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { CalendarDay } from '#web/ui/calendar-day.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { AccountSection } from './account-section.tsx';
import { API_KEY_FORM, type ApiKeyForm, isApiKeyForm, NEW_KEY } from './api-key-form.ts';
import { errorReason } from './error-reason.ts';
import { LoadError } from './load-error.tsx';

/** The user's API keys. */
export function ApiKeySection({ user }: { user: User }) {
  const { data: keys, isError, refetch } = useQuery(freshQueryOf(listApiKeys));
  const queries = useQueryClient();
  const make = useRef<HTMLButtonElement>(null);
  const [making, setMaking] = useState<ApiKeyForm | null>(null);
  const [leaving, setLeaving] = useState<ApiKey | null>(null);
  // Restores the form after signing in again.
  useEffect(() => {
    const saved = takeSavedForm(API_KEY_FORM, user.id, isApiKeyForm);
    if (saved) setMaking(saved);
  }, [user.id]);
  return (
    <AccountSection title="API keys" anchor="api-keys">
      <p className="leading-relaxed">
        Your own programs can ask for pictures, remove backgrounds and search the gallery.{' '}
        <a href="/api/docs" className="underline underline-offset-4">
          Read the API reference
        </a>
      </p>
      {isError && keys === undefined && (
        <LoadError what="Your API keys" onRetry={() => void refetch()} className="mt-4" />
      )}
      {keys !== undefined && keys.length > 0 && (
        <ul className="mt-4 border-border border-t">
          {keys.map((key) => (
            <Key key={key.id} apiKey={key} onRevoke={() => setLeaving(key)} />
          ))}
        </ul>
      )}
      <Button ref={make} className="mt-4" onClick={() => setMaking(NEW_KEY)}>
        <KeyRound aria-hidden className="size-4" />
        New API key
      </Button>
      {making && (
        <Suspense>
          <ApiKeyDialog initial={making} onClose={() => setMaking(null)} />
        </Suspense>
      )}
      {leaving && (
        <ConfirmDialog
          title={`Revoke “${leaving.name}”`}
          description="Requests with this key are refused from now on. You cannot undo this."
          action="Revoke key"
          run={async () => {
            await call(revokeApiKey, { params: { id: leaving.id } });
            await queries.invalidateQueries({ queryKey: queryKeys.apiKeys });
          }}
          explain={errorReason}
          next={make}
          onClose={() => setLeaving(null)}
        />
      )}
    </AccountSection>
  );
}

const ApiKeyDialog = lazy(async () => ({ default: (await import('./api-key-dialog.tsx')).ApiKeyDialog }));

function Key({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke(): void }) {
  const now = useNow();
  const { name, hint, scopes, createdAt, lastUsedAt, expiresAt } = apiKey;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-border border-b py-3">
      <div className="min-w-0 flex-1 basis-56 text-sm">
        <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
        <p className="mt-0.5 text-muted leading-relaxed [&_time]:lowercase">
          <code className="font-mono text-xs">{hint}…</code> · created{' '}
          <RelativeTime date={createdAt} now={now} />,{' '}
          {lastUsedAt === null ? (
            'never used'
          ) : (
            <>
              used <RelativeTime date={lastUsedAt} now={now} />
            </>
          )}
        </p>
        <ApiKeyEnd expiresAt={expiresAt} now={now} />
        <p className="mt-0.5 font-mono text-muted text-xs leading-relaxed">{scopes.join(' · ')}</p>
      </div>
      <Button size="small" onClick={onRevoke} aria-label={`Revoke ${name}`}>
        Revoke
      </Button>
    </li>
  );
}

interface ApiKeyEndProps {
  /** ISO 8601; null: the key never expires. */
  expiresAt: string | null;
  /** Milliseconds since 1970. */
  now: number;
}

const DAY_MS = 86_400_000;

/** When a key expires, with a warning if that is soon or over. */
function ApiKeyEnd({ expiresAt, now }: ApiKeyEndProps) {
  if (expiresAt === null) return <p className="mt-0.5 text-muted leading-relaxed">never expires</p>;
  const days = (Date.parse(expiresAt) - now) / DAY_MS;
  if (days <= 0)
    return (
      <p className="mt-0.5 text-danger leading-relaxed">
        expired on <CalendarDay date={expiresAt} />: requests with it are refused
      </p>
    );
  const isSoon = days <= API_KEY_WARNING_DAYS;
  return (
    <p className={isSoon ? 'mt-0.5 text-warning leading-relaxed' : 'mt-0.5 text-muted leading-relaxed'}>
      expires on <CalendarDay date={expiresAt} />
      {isSoon && ': create a new one before then'}
    </p>
  );
}
