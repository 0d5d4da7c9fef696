import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useSignInNotice } from '#features/accounts/web/use-sign-in-notice';
import { BackButton } from '#features/create/web/back-button.tsx';
import { Hero } from '#features/create/web/landing/hero.tsx';
import type { WallImage } from '#features/create/web/landing/picture-wall.tsx';
import { CategorySections } from '#features/create/web/styles/category-sections.tsx';
import { CategoryShortcuts } from '#features/create/web/styles/category-shortcuts.tsx';
import type { GalleryImage } from '#features/gallery/contract/gallery';
import { ALL_PICTURES, findInGallery, galleryListQuery } from '#features/gallery/web/api/gallery';
import { Gallery } from '#features/gallery/web/gallery.tsx';
import type { Deletion } from '#features/generations/web/deletions';
import { RecentSkeleton } from '#features/library/web/recent-skeleton.tsx';
import { ResultScreen, readGenerationId, usePreloadedResult } from '#features/result/web/result-screen.tsx';
import { usePageState } from '#web/state/page-state.tsx';
import { SitePage } from '../site-page.tsx';

/** The landing view, or the generation in the address. */
export default function HomePage() {
  const { user } = usePageState();
  const [path, navigate] = useLocation();
  const [search] = useSearchParams();
  const client = useQueryClient();
  useSignInNotice();
  usePreloadedResult();

  const generationId = readGenerationId(search);
  function leave() {
    // Else the landing page opens as far down as the result was scrolled, with its prompt box out of sight.
    scrollTo({ top: 0, behavior: 'instant' });
    navigate(path);
  }
  async function remove(deletion: Deletion) {
    const { deletePictures } = await import('#features/library/web/delete-pictures');
    deletePictures(client, [deletion]);
  }
  function show(id: string) {
    const address = `${path}?generation=${id}`;
    // Signed in since in another tab: loads the page with that user.
    if (user) navigate(address);
    else location.assign(address);
  }

  return (
    <SitePage home={generationId && <BackButton label="Home" onClick={leave} />}>
      {generationId ? (
        <ResultScreen id={generationId} onLeave={leave} onDelete={remove} onShow={show} />
      ) : (
        <Landing onShow={show} />
      )}
    </SitePage>
  );
}

// Each part below the first screen hydrates in its own task, so that none of them blocks typing.
function Landing({ onShow }: { onShow(id: string): void }) {
  const { user } = usePageState();
  // The background of the hero: the newest pictures, whatever the search below.
  const { data } = useInfiniteQuery({ ...galleryListQuery(ALL_PICTURES), enabled: false });
  const images = data?.pages[0]?.items.map(toWallImage) ?? [];
  return (
    <>
      <Hero images={images} onFind={findForWall} onStarted={onShow} />
      <div className="site-grid space-y-10 py-8 md:py-10">
        {user && (
          <section aria-labelledby="recent-title">
            <h2 id="recent-title" className="mb-5 font-serif text-2xl leading-tight">
              Recent generations
            </h2>
            <Suspense fallback={<RecentSkeleton />}>
              <RecentGenerations onOpen={onShow} />
            </Suspense>
          </section>
        )}
        <section aria-labelledby="styles-title">
          <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
            <h2 id="styles-title" className="font-serif text-2xl leading-tight">
              Start from a style
            </h2>
            <CategoryShortcuts />
          </div>
          <Suspense>
            <CategorySections />
          </Suspense>
        </section>
      </div>
      <section aria-labelledby="gallery-title">
        <h2 id="gallery-title" className="px-4 pb-4 text-center font-serif text-title sm:px-6">
          Gallery
        </h2>
        <Suspense>
          <Gallery />
        </Suspense>
      </section>
    </>
  );
}

function toWallImage({ imageUrl, thumbHash, width }: GalleryImage): WallImage {
  return { url: imageUrl, thumbHash, width };
}

async function findForWall(words: string, signal: AbortSignal): Promise<WallImage[]> {
  return (await findInGallery(words, signal)).map(toWallImage);
}

const RecentGenerations = lazy(async () => ({
  default: (await import('#features/library/web/recent-generations.tsx')).RecentGenerations,
}));
