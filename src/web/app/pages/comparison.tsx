import { COMPARISON } from '#features/articles/content/articles/comparison';
import { ArticlePage } from '#features/articles/web/article-page.tsx';
import { SitePage } from '../site-page.tsx';

export default function ComparisonPage() {
  return (
    <SitePage>
      <ArticlePage article={COMPARISON} />
    </SitePage>
  );
}
