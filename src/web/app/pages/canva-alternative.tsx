import { CANVA_ALTERNATIVE } from '#features/articles/content/articles/canva-alternative';
import { ArticlePage } from '#features/articles/web/article-page.tsx';
import { SitePage } from '../site-page.tsx';

export default function CanvaAlternativePage() {
  return (
    <SitePage>
      <ArticlePage article={CANVA_ALTERNATIVE} />
    </SitePage>
  );
}
