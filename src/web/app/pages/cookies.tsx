import { COOKIES } from '#features/legal/content/legal/cookies';
import { LegalPage } from '#features/legal/web/legal-page.tsx';
import { SitePage } from '../site-page.tsx';

export default function CookiesPage() {
  return (
    <SitePage>
      <LegalPage document={COOKIES} />
    </SitePage>
  );
}
