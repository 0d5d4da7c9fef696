import { AccountArea } from '#features/accounts/web/account-area.tsx';
import { GETTY_ALTERNATIVE } from '#features/articles/content/articles/getty-images-alternative';
import { ArticlePage } from '#features/articles/web/article-page.tsx';
import { LibraryButton } from '#features/library/web/library-button.tsx';
import { PageFrame } from '#web/frame/page-frame.tsx';

export default function GettyAlternativePage() {
  return (
    <PageFrame library={<LibraryButton />} account={<AccountArea />}>
      <ArticlePage article={GETTY_ALTERNATIVE} />
    </PageFrame>
  );
}
