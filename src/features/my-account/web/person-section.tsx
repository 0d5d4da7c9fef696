import { useQuery } from '@tanstack/react-query';
import type { User } from '#features/accounts/contract/user';
import { avatarLetter, fullName } from '#features/accounts/web/person';
import { freshQueryOf } from '#web/api/call.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { CalendarDay } from '#web/ui/calendar-day.tsx';
import { findAccountSummary } from '../contract/account.ts';
import { AccountSection } from './account-section.tsx';

/** Name and email from the identity provider. */
export function PersonSection({ user }: { user: User }) {
  const { data } = useQuery(freshQueryOf(findAccountSummary));
  const name = fullName(user);
  const host = data && URL.parse(data.issuer)?.host;
  return (
    <AccountSection title="You">
      <div className="flex items-center gap-4">
        <Avatar src={user.profileImageUrl} fallback={avatarLetter(user)} className="size-12 text-base" />
        <div className="min-w-0">
          {name && <p className="font-medium [overflow-wrap:anywhere]">{name}</p>}
          <p className="text-muted [overflow-wrap:anywhere]">{user.email}</p>
        </div>
      </div>
      <p className="mt-4 text-muted text-sm leading-relaxed">
        Member since <CalendarDay date={user.createdAt} />. Your name, email address and picture come from
        {host ? (
          <>
            {' '}
            <span className="font-mono text-ink [overflow-wrap:anywhere]">{host}</span>
          </>
        ) : (
          ' your sign-in service'
        )}
        , where you can change them; they are updated whenever you sign in.
      </p>
    </AccountSection>
  );
}
