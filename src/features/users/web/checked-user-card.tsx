import { CircleAlert, CircleCheck } from 'lucide-react';
import { lazy, type RefObject, Suspense } from 'react';
import { ExactTime } from '#features/admin/web/exact-time.tsx';
import { Facts } from '#features/admin/web/facts.tsx';
import { countInWords } from '#platform/words/count-in-words';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import type { CheckedUser } from '../contract/admin-credits.ts';

interface CheckedUserCardProps {
  user: CheckedUser;
  isFixing: boolean;
  onFix(): void;
  /** Another account with the same email. */
  onChoose(id: string): void;
  /** Takes the focus once the API keys are revoked. */
  next: RefObject<HTMLElement | null>;
  onRevoked(): void;
}

/** The user's credits and subscription, and whether credits are missing. */
export function CheckedUserCard({ user, isFixing, onFix, onChoose, next, onRevoked }: CheckedUserCardProps) {
  const { id, email, emailVerified, credits, stripeSubscriptionId, stripeCustomerId, otherAccounts } = user;
  return (
    <Card className="p-5">
      <Facts
        facts={[
          { label: 'Email', value: emailVerified ? email : `${email} (not verified)` },
          ...(otherAccounts.length > 0 ? [{ label: 'Account', value: id, isExact: true }] : []),
          { label: 'Credits', value: credits.toLocaleString('en'), isExact: true },
          {
            label: 'Subscription',
            value: stripeSubscriptionId ?? 'None',
            isExact: stripeSubscriptionId !== null,
          },
          { label: 'Customer', value: stripeCustomerId ?? 'None', isExact: stripeCustomerId !== null },
        ]}
      />
      {otherAccounts.length > 0 && <OtherAccounts accounts={otherAccounts} onChoose={onChoose} />}
      {credits > 0 ? (
        <p className="mt-3 flex items-center gap-2 border-border border-t pt-4 font-medium text-sm text-success">
          <CircleCheck aria-hidden className="size-4 shrink-0" />
          User has {countInWords(credits, 'credit')} available
        </p>
      ) : (
        stripeSubscriptionId !== null && <Missing user={user} isFixing={isFixing} onFix={onFix} />
      )}
      {user.apiKeys > 0 && (
        <Suspense>
          <KeysOfUser user={user} next={next} onRevoked={onRevoked} />
        </Suspense>
      )}
    </Card>
  );
}

interface OtherAccountsProps {
  accounts: CheckedUser['otherAccounts'];
  onChoose(id: string): void;
}

/** Other accounts with the same email. */
function OtherAccounts({ accounts, onChoose }: OtherAccountsProps) {
  return (
    <section aria-labelledby="other-accounts" className="mt-3 border-border border-t pt-4">
      <h2 id="other-accounts" className="font-medium text-sm">
        Other accounts with this email
      </h2>
      <ul className="mt-2 space-y-3">
        {accounts.map(({ id, emailVerified, registeredAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 text-sm">
            <span className="min-w-0 text-muted leading-relaxed">
              <span className="block break-all font-mono text-xs">{id}</span>
              {emailVerified ? 'Email verified' : 'Email not verified'}, registered{' '}
              <ExactTime date={registeredAt} />
            </span>
            <Button size="small" onClick={() => onChoose(id)} aria-label={`Show account ${id}`}>
              Show
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type MissingProps = Pick<CheckedUserCardProps, 'user' | 'isFixing' | 'onFix'>;

function Missing({ user: { monthlyGrant, held }, isFixing, onFix }: MissingProps) {
  return (
    <section aria-labelledby="missing-credits" className="mt-3 border-border border-t pt-4">
      <h2 id="missing-credits" className="flex items-center gap-2 font-medium text-sm text-warning">
        <CircleAlert aria-hidden className="size-4 shrink-0" />
        Missing Credits Detected
      </h2>
      <p className="mt-2 text-muted text-sm leading-relaxed">
        {monthlyGrant ? (
          <>
            The subscription brought {countInWords(monthlyGrant.amount, 'credit')} on{' '}
            <ExactTime date={monthlyGrant.at} />, and none are left.
          </>
        ) : (
          'The subscription has added no credits this month.'
        )}{' '}
        {held > 0 && `Pictures in progress have reserved ${held.toLocaleString('en')}. `}
        You can do this once in a billing period. It is recorded in the audit log.
      </p>
      <Button variant="primary" busy={isFixing} onClick={onFix} className="mt-4">
        Fix Missing Credits (Add 100)
      </Button>
    </section>
  );
}

// Loaded on demand with its dialog, because few users have keys.
const KeysOfUser = lazy(async () => ({ default: (await import('./keys-of-user.tsx')).KeysOfUser }));
