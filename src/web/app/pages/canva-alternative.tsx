import { AccountArea } from '#features/accounts/web/account-area.tsx';
import { CANVA_ALTERNATIVE } from '#features/articles/content/articles/canva-alternative';
import { ArticlePage } from '#features/articles/web/article-page.tsx';
import { LibraryButton } from '#features/library/web/library-button.tsx';
import { PageFrame } from '#web/frame/page-frame.tsx';

export default function CanvaAlternativePage() {
  return (
    <PageFrame library={<LibraryButton />} account={<AccountArea />}>
      <ArticlePage article={CANVA_ALTERNATIVE} />
    </PageFrame>
  );
}
