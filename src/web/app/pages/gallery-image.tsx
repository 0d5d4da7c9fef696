import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'wouter';
import { galleryImageQuery } from '#features/gallery/web/api/gallery';
import { galleryImagePath } from '#features/gallery/web/gallery-image-path';
import { PictureDetail } from '#features/gallery/web/picture-detail.tsx';
import { PictureMissing } from '#features/gallery/web/picture-missing.tsx';
import { headOf } from '#features/gallery/web/picture-texts';
import { PAGES } from '#features/site/content/pages';
import { PageHead } from '#web/frame/page-head.tsx';
import { useNow } from '#web/state/use-now.ts';
import { SitePage } from '../site-page.tsx';
import NotFoundPage from './not-found.tsx';

/** A gallery picture. */
export default function GalleryImagePage() {
  const { id = '' } = useParams();
  const [path, navigate] = useLocation();
  const { data, isError } = useQuery(galleryImageQuery(id));
  const now = useNow();

  if (data === null) {
    return (
      <>
        <PageHead {...PAGES.notFound} path={path} />
        <NotFoundPage />
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
      <SitePage>
        <div className="site-grid py-6">
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
      </SitePage>
    </>
  );
}
