import { CollectionPage as Collection } from '#features/library/web/collections/collection-page.tsx';
import { SitePage } from '../site-page.tsx';

/** A collection of the person. */
export default function CollectionPage() {
  return (
    <SitePage>
      <Collection />
    </SitePage>
  );
}
