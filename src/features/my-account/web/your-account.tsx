import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Link, useSearch } from 'wouter';
import type { User } from '#features/accounts/contract/user';
import { creditsQuery, signInAddress } from '#features/accounts/web/api/accounts';
import { avatarLetter, fullName } from '#features/accounts/web/person';
import { PageForm } from '#features/people/web/page-form.tsx';
import { freshQueryOf } from '#web/api/call.ts';
import { usePageState } from '#web/state/page-state.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { CalendarDay } from '#web/ui/calendar-day.tsx';
import { exportAccount, findAccountSummary } from '../contract/account.ts';
import { AccountSection } from './account-section.tsx';
import { ApiKeySection } from './api-key-section.tsx';
import { ConnectionsSection } from './connections-section.tsx';
import { isDeletedAddress } from './deleted-address.ts';
import { DeletionSection } from './deletion-section.tsx';
import { measureInWords } from './export-size-text.ts';
import { SessionsSection } from './sessions-section.tsx';
import { StorageSection } from './storage-section.tsx';
import { SubscriptionSection } from './subscription-section.tsx';
import { WebhookSection } from './webhook-section.tsx';

/** The account page. */
export function YourAccount() {
  const { user } = usePageState();
  return user ? <Account user={user} /> : <SignedOutAccount />;
}

function Account({ user }: { user: User }) {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-10 sm:px-6 md:py-16">
      <h1 className="mb-8 font-serif text-title md:mb-12">Your account</h1>
      <PersonSection user={user} />
      <SubscriptionSection />
      <CreditSection user={user} />
      <SessionsSection />
      <ApiKeySection user={user} />
      <ConnectionsSection />
      <WebhookSection />
      <AccountSection title="Public page" anchor="public-page">
        <PageForm />
      </AccountSection>
      <StorageSection />
      <ExportSection />
      <DeletionSection user={user} />
    </div>
  );
}

/** The download of all the user's data. */
function ExportSection() {
  const { data } = useQuery(freshQueryOf(findAccountSummary));
  return (
    <AccountSection title="Your data">
      <p className="leading-relaxed">
        One ZIP with everything we store about you: your original pictures, your uploads, every prompt and
        setting, your credit history, your subscriptions and invoices.
      </p>
      <p className="mt-1 min-h-6 text-muted tabular-nums leading-relaxed">{data && measureInWords(data)}</p>
      <Button asChild className="mt-4">
        {/* No `download`: a refusal must be shown instead of saved. */}
        <a href={exportAccount.path}>
          <Download aria-hidden className="size-4" />
          Download your data
        </a>
      </Button>
    </AccountSection>
  );
}

/** The balance, with a link to the credit history. */
function CreditSection({ user }: { user: User }) {
  const { data } = useQuery(creditsQuery(true));
  const credits = data?.credits ?? user.credits;
  return (
    <AccountSection title="Credits">
      <p>
        <span className="font-medium tabular-nums">{credits.toLocaleString('en')}</span>{' '}
        {credits === 1 ? 'credit' : 'credits'} available
        {data !== undefined && data.held > 0 && (
          <span className="text-muted">
            , and {data.held.toLocaleString('en')} reserved for pictures in progress
          </span>
        )}
        .
      </p>
      <Button asChild className="mt-4">
        <Link href="/credits">See credit history</Link>
      </Button>
    </AccountSection>
  );
}

/** For visitors: the sign-in link, or a confirmation that the account was deleted. */
function SignedOutAccount() {
  const { title, text, action } = isDeletedAddress(useSearch()) ? FAREWELL : SIGN_IN;
  return (
    <div className="mx-auto grid w-full max-w-xl flex-1 place-content-center px-4 py-16 sm:px-6">
      <div className="crop-marks p-10 sm:p-16">
        <h1 className="font-serif text-title">{title}</h1>
        <p className="mt-5 text-lg text-muted leading-relaxed">{text}</p>
        <div className="mt-8">
          <Button asChild variant="primary">
            <a href={action.href}>{action.label}</a>
          </Button>
        </div>
      </div>
    </div>
  );
}

const SIGN_IN = {
  title: 'Your account',
  text: 'Please sign in to see your account, download your data or delete the account.',
  action: { href: signInAddress('/account'), label: 'Sign In' },
};

const FAREWELL = {
  title: 'Your account is deleted',
  text: 'You are signed out. Signing in again creates a new account. You can use the gallery without one.',
  action: { href: '/gallery', label: 'Go to the gallery' },
};

/** Name and email from the identity provider. */
function PersonSection({ user }: { user: User }) {
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
