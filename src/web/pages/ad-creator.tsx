import { AccountArea } from '#web/features/account/account-area.tsx';
import { AdCreator } from '#web/features/ads/ad-creator.tsx';
import { LibraryButton } from '#web/features/library/library-button.tsx';
import { PageFrame } from '#web/features/site/page-frame.tsx';

export default function AdCreatorPage() {
  return (
    <PageFrame wide library={<LibraryButton />} account={<AccountArea />}>
      <AdCreator />
    </PageFrame>
  );
}
