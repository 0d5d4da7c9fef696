import { AccountArea } from '#features/accounts/web/account-area.tsx';
import { TERMS } from '#features/legal/content/legal/terms';
import { LegalPage } from '#features/legal/web/legal-page.tsx';
import { LibraryButton } from '#features/library/web/library-button.tsx';
import { PageFrame } from '#web/frame/page-frame.tsx';

export default function TermsPage() {
  return (
    <PageFrame library={<LibraryButton />} account={<AccountArea />}>
      <LegalPage document={TERMS} />
    </PageFrame>
  );
}
