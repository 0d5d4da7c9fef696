import { AccountArea } from '#features/accounts/web/account-area.tsx';
import { COMPARISON } from '#features/articles/content/articles/comparison';
import { ArticlePage } from '#features/articles/web/article-page.tsx';
import { LibraryButton } from '#features/library/web/library-button.tsx';
import { PageFrame } from '#web/frame/page-frame.tsx';

export default function ComparisonPage() {
  return (
    <PageFrame library={<LibraryButton />} account={<AccountArea />}>
      <ArticlePage article={COMPARISON} />
    </PageFrame>
  );
}
