import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { listVersions } from '#features/generations/contract/versions';
import * as phrases from '#phrases';
import { freshQueryOf, keyOf } from '#web/api/call.ts';
import { ApiError } from '#web/api/request.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { ScriptsOff } from '#web/ui/scripts-off.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useDarkPage } from '#web/ui/use-dark-page.ts';
import type { RenderLibrary } from './background-bar.tsx';
import { PictureDesk } from './picture-desk.tsx';
import { useEdit } from './use-edit.ts';

/** One picture on the desk, with its versions: dark in both themes, like the result. */
export function EditingRoom({ imageId, library }: { imageId: string; library: RenderLibrary }) {
  useDarkPage();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const asked = { params: { id: imageId } };
  const { data: versions, error, refetch } = useQuery(freshQueryOf(listVersions, asked));
  // Versions that Undo went back from, the next one last.
  const [undone, setUndone] = useState<readonly string[]>([]);
  const show = (id: string, making?: string) =>
    navigate(`/edit/${id}${making ? `?making=${making}` : ''}`, { replace: true });
  const edit = useEdit({
    making: search.get('making'),
    onStarted: (generationId) => show(imageId, generationId),
    onMade(made) {
      setUndone([]);
      // The tree of versions has a new leaf.
      void client.invalidateQueries({ queryKey: keyOf(listVersions, asked) });
      show(made);
    },
    onFailed: () => show(imageId),
  });
  const version = versions?.find((one) => one.imageId === imageId);
  const parent = version?.parentId ?? null;
  const next = undone.at(-1);

  if (error) {
    return (
      <Room>
        {error instanceof ApiError && error.status === 404 ? (
          <EmptyState
            title="This picture is not here"
            action={
              <Button asChild>
                <Link href="/library">Open your library</Link>
              </Button>
            }
          >
            It may have been deleted, or it is somebody else’s and not in the gallery.
          </EmptyState>
        ) : (
          <LoadFailure title="The picture could not be loaded" onRetry={() => void refetch()} />
        )}
      </Room>
    );
  }
  if (!versions || !version) {
    return (
      <Room>
        <Spinner className="size-6" />
        <p className="text-muted text-sm">Loading your picture</p>
        <ScriptsOff>{phrases.scriptsOffHere}</ScriptsOff>
      </Room>
    );
  }
  return (
    <PictureDesk
      key={imageId}
      version={version}
      versions={versions}
      edit={edit}
      library={library}
      onShow={(id) => {
        setUndone([]);
        show(id);
      }}
      onUndo={
        parent && versions.some((one) => one.imageId === parent)
          ? () => {
              setUndone([...undone, imageId]);
              show(parent);
            }
          : undefined
      }
      onRedo={
        next === undefined
          ? undefined
          : () => {
              setUndone(undone.slice(0, -1));
              show(next);
            }
      }
    />
  );
}

function Room({ children }: { children: React.ReactNode }) {
  return (
    <section className="darkroom grid min-h-[calc(100dvh-3.5rem-var(--tab-bar))] flex-1 place-content-center justify-items-center gap-4 px-4 lg:min-h-[calc(100dvh-4rem)]">
      {children}
    </section>
  );
}
