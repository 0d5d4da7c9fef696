import { AccountArea } from '#web/features/account/account-area.tsx';
import { LibraryButton } from '#web/features/library/library-button.tsx';
import { PageFrame } from '#web/features/site/page-frame.tsx';
import { VerifyPicture } from '#web/features/verify/verify-picture.tsx';

export default function VerifyPage() {
  return (
    <PageFrame library={<LibraryButton />} account={<AccountArea />}>
      <VerifyPicture />
    </PageFrame>
  );
}
