import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'wouter';
import { sharedPictureQuery } from '#features/sharing/web/api/shared-pictures';
import { headOf } from '#features/sharing/web/shared-picture-texts';
import { SharedPictureView } from '#features/sharing/web/shared-picture-view.tsx';
import { PAGES } from '#features/site/content/pages';
import * as phrases from '#phrases';
import { NotFound } from '#web/frame/not-found.tsx';
import { PageHead } from '#web/frame/page-head.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { SitePage } from '../site-page.tsx';

/** A shared picture at its unlisted address, until the link is revoked. */
export default function SharedPicturePage() {
  const { token = '' } = useParams();
  const [path] = useLocation();
  const { data: picture, isError, refetch } = useQuery(sharedPictureQuery(token));
  return (
    <>
      {picture ? (
        <PageHead {...headOf(picture)} isUnlisted path={picture.path} />
      ) : (
        <PageHead {...(picture === null ? PAGES.notFound : PAGES.sharedPicture)} path={path} />
      )}
      <SitePage>
        {picture && <SharedPictureView picture={picture} />}
        {picture === null && <NotFound />}
        {picture === undefined && isError && (
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
