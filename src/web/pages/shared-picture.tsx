import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'wouter';
import { PAGES } from '#content/pages';
import { sharedPictureQuery } from '#web/api/shared-pictures.ts';
import { AccountArea } from '#web/features/account/account-area.tsx';
import { LibraryButton } from '#web/features/library/library-button.tsx';
import { headOf } from '#web/features/sharing/shared-picture-texts.ts';
import { SharedPictureView } from '#web/features/sharing/shared-picture-view.tsx';
import { NotFound } from '#web/features/site/not-found.tsx';
import { PageFrame } from '#web/features/site/page-frame.tsx';
import { PageHead } from '#web/features/site/page-head.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** The unlisted page of somebody's picture, until its link is revoked. */
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
      <PageFrame wide library={<LibraryButton />} account={<AccountArea />}>
        {picture && <SharedPictureView picture={picture} />}
        {picture === null && <NotFound />}
        {picture === undefined && isError && (
          <EmptyState
            title="This picture could not be loaded"
            action={<Button onClick={() => void refetch()}>Try again</Button>}
            className="my-10"
          />
        )}
      </PageFrame>
    </>
  );
}
