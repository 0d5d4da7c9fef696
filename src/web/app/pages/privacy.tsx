import { PRIVACY } from '#features/legal/content/legal/privacy';
import { LegalPage } from '#features/legal/web/legal-page.tsx';
import { SitePage } from '../site-page.tsx';

export default function PrivacyPage() {
  return (
    <SitePage>
      <LegalPage document={PRIVACY} />
    </SitePage>
  );
}
