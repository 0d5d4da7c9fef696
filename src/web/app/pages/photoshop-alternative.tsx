import { AccountArea } from '#features/accounts/web/account-area.tsx';
import { PHOTOSHOP_ALTERNATIVE } from '#features/articles/content/articles/photoshop-alternative';
import { ArticlePage } from '#features/articles/web/article-page.tsx';
import { LibraryButton } from '#features/library/web/library-button.tsx';
import { PageFrame } from '#web/frame/page-frame.tsx';

export default function PhotoshopAlternativePage() {
  return (
    <PageFrame library={<LibraryButton />} account={<AccountArea />}>
      <ArticlePage article={PHOTOSHOP_ALTERNATIVE} />
    </PageFrame>
  );
}
