import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { AdminPage } from '#features/admin/web/admin-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { FIELD_LOOK } from '#web/ui/field-look.ts';
import { Label } from '#web/ui/label.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CheckedUserCard } from './checked-user-card.tsx';
import { useCreditCheck } from './use-credit-check.ts';

/** Looks up a user by email, and adds missing credits. */
export function CreditCheck() {
  const { named, user, failure, isChecking, isFixing, check, choose, fix } = useCreditCheck();
  const [email, setEmail] = useState(named);
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  // Back and Forward change the email in the URL.
  useEffect(() => setEmail(named), [named]);

  function submit(event: FormEvent) {
    event.preventDefault();
    check(email.trim());
  }

  return (
    <AdminPage title="Check credits">
      <form onSubmit={submit} noValidate className="mt-6 max-w-xl">
        <Label htmlFor={id}>Email address</Label>
        <div className="mt-2 flex gap-2">
          <input
            ref={box}
            id={id}
            type="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            maxLength={320}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            className={cn(FIELD_LOOK, 'h-11 min-w-0 flex-1 md:pointer-fine:h-10')}
          />
          <Button type="submit" variant={user ? 'secondary' : 'primary'} busy={isChecking}>
            Check User
          </Button>
        </div>
      </form>
      <div role="status" aria-busy={isChecking} className="mt-8 max-w-xl">
        {user ? (
          <CheckedUserCard
            user={user}
            isFixing={isFixing}
            onFix={() => fix(user.id)}
            onChoose={choose}
            next={box}
            onRevoked={() => choose(user.id)}
          />
        ) : isChecking ? (
          <Skeleton className="h-48 w-full rounded-lg" />
        ) : (
          <p className={failure === null ? 'text-muted text-sm' : 'text-danger text-sm'}>
            {failure ?? 'Upper and lower case are the same.'}
          </p>
        )}
      </div>
    </AdminPage>
  );
}
