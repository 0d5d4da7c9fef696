import { lazy, Suspense } from 'react';
import { UploadButton } from '#features/uploads/web/upload-button.tsx';
import { usePageState } from '#web/state/page-state.tsx';
import { LibraryContents } from './library-contents.tsx';
import { LIBRARY_TEXTS } from './library-texts.ts';
import { SignedOutLibrary } from './signed-out-library.tsx';
import { TrashLink } from './trash/trash-link.tsx';
import { useSelection } from './use-selection.ts';

/** The library as a page of its own. */
export function LibraryPage() {
  const { user } = usePageState();
  const selection = useSelection();
  return (
    <div className="site-grid min-h-dvh flex-1 content-start py-8 md:py-12">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="font-serif text-title">{LIBRARY_TEXTS.title}</h1>
        {user && (
          <div className="flex flex-wrap gap-1 max-sm:order-last">
            <UploadButton size="small">Edit your own picture</UploadButton>
            <TrashLink />
          </div>
        )}
        <p className="w-full text-muted">{LIBRARY_TEXTS.description}</p>
      </div>
      {user ? (
        <div className="lg:gap-8 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]">
          <Suspense fallback={<div className="h-15 md:pointer-fine:h-13" />}>
            <CollectionSide />
          </Suspense>
          <div className="min-w-0">
            <LibraryContents isPage selection={selection} />
          </div>
        </div>
      ) : (
        <SignedOutLibrary />
      )}
    </div>
  );
}

const CollectionSide = lazy(async () => ({
  default: (await import('./collections/collection-side.tsx')).CollectionSide,
}));
