import { AdCreator } from '#features/ads/web/ad-creator.tsx';
import { SitePage } from '../site-page.tsx';

export default function AdCreatorPage() {
  return (
    <SitePage>
      <AdCreator />
    </SitePage>
  );
}
