import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'wouter';
import { PAGES } from '#content/pages';
import { galleryImageQuery } from '#web/api/gallery.ts';
import { AccountArea } from '#web/features/account/account-area.tsx';
import { galleryImagePath } from '#web/features/gallery/gallery-image-path.ts';
import { PictureDetail } from '#web/features/gallery/picture-detail.tsx';
import { PictureMissing } from '#web/features/gallery/picture-missing.tsx';
import { headOf } from '#web/features/gallery/picture-texts.ts';
import { NotFound } from '#web/features/site/not-found.tsx';
import { PageFrame } from '#web/features/site/page-frame.tsx';
import { PageHead } from '#web/features/site/page-head.tsx';
import { useNow } from '#web/state/use-now.ts';

/** One picture of the gallery, at its own address. */
export default function GalleryImagePage() {
  const { id = '' } = useParams();
  const [path, navigate] = useLocation();
  const { data, isError } = useQuery(galleryImageQuery(id));
  const now = useNow();

  if (data === null) {
    return (
      <>
        <PageHead {...PAGES.notFound} path={path} />
        <PageFrame gallery account={<AccountArea />}>
          <NotFound />
        </PageFrame>
      </>
    );
  }
  const image = data?.image;
  return (
    <>
      {image ? (
        <PageHead {...headOf(image)} path={galleryImagePath(image.id)} />
      ) : (
        <PageHead {...PAGES.galleryImage} path={path} />
      )}
      <PageFrame gallery account={<AccountArea />}>
        <div className="mx-auto w-full max-w-[88rem] px-4 py-6 sm:px-6 md:py-10">
          {data && image ? (
            <PictureDetail
              image={image}
              detail={data}
              now={now}
              heading="h1"
              onRemoved={() => navigate('/gallery')}
            />
          ) : (
            <PictureMissing loading={!isError} />
          )}
        </div>
      </PageFrame>
    </>
  );
}
