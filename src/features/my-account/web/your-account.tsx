import type { User } from '#features/accounts/contract/user';
import { usePageState } from '#web/state/page-state.tsx';
import { ApiKeySection } from './api-key-section.tsx';
import { CreditSection } from './credit-section.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { ExportSection } from './export-section.tsx';
import { PersonSection } from './person-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { SignedOutAccount } from './signed-out-account.tsx';
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
      <WebhookSection />
      <StorageSection />
      <ExportSection />
      <DeletionSection user={user} />
    </div>
  );
}
