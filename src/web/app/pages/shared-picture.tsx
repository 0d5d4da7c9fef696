import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'wouter';
import { AccountArea } from '#features/accounts/web/account-area.tsx';
import { LibraryButton } from '#features/library/web/library-button.tsx';
import { sharedPictureQuery } from '#features/sharing/web/api/shared-pictures';
import { headOf } from '#features/sharing/web/shared-picture-texts';
import { SharedPictureView } from '#features/sharing/web/shared-picture-view.tsx';
import { PAGES } from '#features/site/content/pages';
import { NotFound } from '#web/frame/not-found.tsx';
import { PageFrame } from '#web/frame/page-frame.tsx';
import { PageHead } from '#web/frame/page-head.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

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
