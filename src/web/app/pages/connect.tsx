import { ConnectProgram } from '#features/oauth/web/connect-program.tsx';
import { SitePage } from '../site-page.tsx';

export default function ConnectPage() {
  return (
    <SitePage>
      <ConnectProgram />
    </SitePage>
  );
}
