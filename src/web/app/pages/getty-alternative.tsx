import { GETTY_ALTERNATIVE } from '#features/articles/content/articles/getty-images-alternative';
import { ArticlePage } from '#features/articles/web/article-page.tsx';
import { SitePage } from '../site-page.tsx';

export default function GettyAlternativePage() {
  return (
    <SitePage>
      <ArticlePage article={GETTY_ALTERNATIVE} />
    </SitePage>
  );
}
