import { lazy, Suspense } from 'react';
import { useParams } from 'wouter';
import { signInAddress } from '#features/accounts/web/api/accounts';
import { usePageState } from '#web/state/page-state.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SitePage } from '../site-page.tsx';

/** The room in which a part of a picture is changed; its code is loaded when it is first entered. */
export default function EditPicturePage() {
  const { user } = usePageState();
  const { imageId = '' } = useParams<{ imageId: string }>();
  return (
    <SitePage>
      <h1 className="sr-only">Change a part of a picture</h1>
      {user ? (
        <Suspense fallback={<div className="darkroom min-h-dvh" aria-busy="true" />}>
          <EditingRoom
            imageId={imageId}
            library={(picker) => (
              <Suspense>
                <LibraryPicker {...picker} />
              </Suspense>
            )}
          />
        </Suspense>
      ) : (
        <div className="site-grid py-16">
          <EmptyState
            title="Sign in to change this picture"
            action={
              <Button asChild variant="primary">
                <a href={signInAddress(`/edit/${imageId}`)}>Sign In</a>
              </Button>
            }
          >
            Your own pictures and those of the gallery can be changed. What you make of them is yours.
          </EmptyState>
        </div>
      )}
    </SitePage>
  );
}

const EditingRoom = lazy(async () => ({
  default: (await import('#features/editing/web/editing-room.tsx')).EditingRoom,
}));
const LibraryPicker = lazy(async () => ({
  default: (await import('#features/library/web/library-picker.tsx')).LibraryPicker,
}));
