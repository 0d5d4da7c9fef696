import { CircleAlert, CircleCheck } from 'lucide-react';
import { lazy, type RefObject, Suspense } from 'react';
import type { CheckedUser } from '#contract/admin-credits';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ExactTime } from './exact-time.tsx';
import { Facts } from './facts.tsx';

interface CheckedUserCardProps {
  user: CheckedUser;
  isFixing: boolean;
  onFix(): void;
  /** Takes the focus once the API keys are revoked. */
  next: RefObject<HTMLElement | null>;
  onRevoked(): void;
}

/** What somebody has, and whether something is missing. */
export function CheckedUserCard({ user, isFixing, onFix, next, onRevoked }: CheckedUserCardProps) {
  const { email, credits, stripeSubscriptionId, stripeCustomerId, accounts } = user;
  return (
    <Card className="p-5">
      <Facts
        facts={[
          { label: 'Email', value: email },
          { label: 'Credits', value: credits.toLocaleString('en'), isExact: true },
          {
            label: 'Subscription',
            value: stripeSubscriptionId ?? 'None',
            isExact: stripeSubscriptionId !== null,
          },
          { label: 'Customer', value: stripeCustomerId ?? 'None', isExact: stripeCustomerId !== null },
        ]}
      />
      {accounts > 1 && (
        <p className="mt-3 border-border border-t pt-3 text-muted text-sm leading-relaxed">
          {accounts} accounts have this email address. This is the one that registered last.
        </p>
      )}
      {credits > 0 ? (
        <p className="mt-3 flex items-center gap-2 border-border border-t pt-4 font-medium text-sm text-success">
          <CircleCheck aria-hidden className="size-4 shrink-0" />
          User has {credits.toLocaleString('en')} {credits === 1 ? 'credit' : 'credits'} available
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
            The subscription brought {monthlyGrant.amount.toLocaleString('en')} credits on{' '}
            <ExactTime date={monthlyGrant.at} />, and none of them is left.
          </>
        ) : (
          'The subscription has brought no credits for the month that runs.'
        )}{' '}
        {held > 0 && `Pictures that are being made have reserved ${held.toLocaleString('en')}. `}
        The fix can be made once in a billing period. It is written down.
      </p>
      <Button variant="primary" busy={isFixing} onClick={onFix} className="mt-4">
        Fix Missing Credits (Add 100)
      </Button>
    </section>
  );
}

// It brings the dialog along, and few have keys.
const KeysOfUser = lazy(async () => ({ default: (await import('./keys-of-user.tsx')).KeysOfUser }));
