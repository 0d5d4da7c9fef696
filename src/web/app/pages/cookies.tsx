import { AccountArea } from '#features/accounts/web/account-area.tsx';
import { COOKIES } from '#features/legal/content/legal/cookies';
import { LegalPage } from '#features/legal/web/legal-page.tsx';
import { LibraryButton } from '#features/library/web/library-button.tsx';
import { PageFrame } from '#web/frame/page-frame.tsx';

export default function CookiesPage() {
  return (
    <PageFrame library={<LibraryButton />} account={<AccountArea />}>
      <LegalPage document={COOKIES} />
    </PageFrame>
  );
}
