import { GETTY_ALTERNATIVE } from '#content/articles/getty-images-alternative';
import { AccountArea } from '#web/features/account/account-area.tsx';
import { ArticlePage } from '#web/features/articles/article-page.tsx';
import { LibraryButton } from '#web/features/library/library-button.tsx';
import { PageFrame } from '#web/features/site/page-frame.tsx';

export default function GettyAlternativePage() {
  return (
    <PageFrame library={<LibraryButton />} account={<AccountArea />}>
      <ArticlePage article={GETTY_ALTERNATIVE} />
    </PageFrame>
  );
}
