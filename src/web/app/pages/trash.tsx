import { TrashPage as Trash } from '#features/library/web/trash/trash-page.tsx';
import { SitePage } from '../site-page.tsx';

export default function TrashPage() {
  return (
    <SitePage>
      <Trash />
    </SitePage>
  );
}
