import { VerifyPicture } from '#features/provenance/web/verify-picture.tsx';
import { SitePage } from '../site-page.tsx';

export default function VerifyPage() {
  return (
    <SitePage>
      <VerifyPicture />
    </SitePage>
  );
}
