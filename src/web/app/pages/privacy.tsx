import { AccountArea } from '#features/accounts/web/account-area.tsx';
import { PRIVACY } from '#features/legal/content/legal/privacy';
import { LegalPage } from '#features/legal/web/legal-page.tsx';
import { LibraryButton } from '#features/library/web/library-button.tsx';
import { PageFrame } from '#web/frame/page-frame.tsx';

export default function PrivacyPage() {
  return (
    <PageFrame library={<LibraryButton />} account={<AccountArea />}>
      <LegalPage document={PRIVACY} />
    </PageFrame>
  );
}
