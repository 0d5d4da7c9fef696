import { AccountArea } from '#features/accounts/web/account-area.tsx';
import { LibraryButton } from '#features/library/web/library-button.tsx';
import { VerifyPicture } from '#features/provenance/web/verify-picture.tsx';
import { PageFrame } from '#web/frame/page-frame.tsx';

export default function VerifyPage() {
  return (
    <PageFrame library={<LibraryButton />} account={<AccountArea />}>
      <VerifyPicture />
    </PageFrame>
  );
}
