import { TERMS } from '#features/legal/content/legal/terms';
import { LegalPage } from '#features/legal/web/legal-page.tsx';
import { SitePage } from '../site-page.tsx';

export default function TermsPage() {
  return (
    <SitePage>
      <LegalPage document={TERMS} />
    </SitePage>
  );
}
