import { COOKIES } from '#content/legal/cookies';
import { AccountArea } from '#web/features/account/account-area.tsx';
import { LegalPage } from '#web/features/articles/legal-page.tsx';
import { LibraryButton } from '#web/features/library/library-button.tsx';
import { PageFrame } from '#web/features/site/page-frame.tsx';

export default function CookiesPage() {
  return (
    <PageFrame library={<LibraryButton />} account={<AccountArea />}>
      <LegalPage document={COOKIES} />
    </PageFrame>
  );
}
