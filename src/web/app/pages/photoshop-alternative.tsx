import { PHOTOSHOP_ALTERNATIVE } from '#features/articles/content/articles/photoshop-alternative';
import { ArticlePage } from '#features/articles/web/article-page.tsx';
import { SitePage } from '../site-page.tsx';

export default function PhotoshopAlternativePage() {
  return (
    <SitePage>
      <ArticlePage article={PHOTOSHOP_ALTERNATIVE} />
    </SitePage>
  );
}
