import { SourcesPage as Sources } from '#features/legal/web/sources-page.tsx';
import { SitePage } from '../site-page.tsx';

export default function SourcesPage() {
  return (
    <SitePage>
      <Sources />
    </SitePage>
  );
}
