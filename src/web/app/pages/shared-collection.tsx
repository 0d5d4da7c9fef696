import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'wouter';
import { sharedCollectionQuery } from '#features/collections/web/shared-collection-query';
import { SharedCollectionView } from '#features/collections/web/shared-collection-view.tsx';
import { PAGES } from '#features/site/content/pages';
import * as phrases from '#phrases';
import { NotFound } from '#web/frame/not-found.tsx';
import { PageHead } from '#web/frame/page-head.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { SitePage } from '../site-page.tsx';

/** A shared collection at its unlisted address, until the link is withdrawn. */
export default function SharedCollectionPage() {
  const { token = '' } = useParams();
  const [path] = useLocation();
  const { data: shared, isError, refetch } = useQuery(sharedCollectionQuery(token));
  return (
    <>
      <PageHead {...(shared === null ? PAGES.notFound : PAGES.sharedCollection)} path={path} />
      <SitePage>
        {shared && <SharedCollectionView token={token} first={shared} />}
        {shared === null && <NotFound />}
        {shared === undefined && isError && (
          <LoadFailure
            title={phrases.sharedPictureNotLoaded}
            onRetry={() => void refetch()}
            className="my-10"
          />
        )}
      </SitePage>
    </>
  );
}
