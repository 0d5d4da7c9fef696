import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { BackButton } from '#features/create/web/back-button.tsx';
import { CreateForm } from '#features/create/web/creation-screen/create-form.tsx';
import { ExampleWall } from '#features/create/web/creation-screen/example-wall.tsx';
import { useCreate } from '#features/create/web/creation-screen/use-create';
import { useReuse } from '#features/create/web/creation-screen/use-reuse';
import { MakeTile } from '#features/create/web/make-tile.tsx';
import { SHORTEST_WORDS, useFoundPictures } from '#features/create/web/use-found-pictures';
import { findInGallery } from '#features/gallery/web/api/gallery';
import type { Generation } from '#features/generations/contract/generations';
import type { Deletion } from '#features/generations/web/deletions';
import { NewestPictures } from '#features/library/web/newest/newest-pictures.tsx';
import { ResultScreen, readGenerationId, usePreloadedResult } from '#features/result/web/result-screen.tsx';
import { usePageState } from '#web/state/page-state.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { SitePage } from '../site-page.tsx';

/** The creation screen, or the generation in the address. */
export default function CreatePage() {
  const { user } = usePageState();
  const [path, navigate] = useLocation();
  const [search] = useSearchParams();
  const client = useQueryClient();
  const box = useRef<HTMLTextAreaElement>(null);
  const results = useRef<HTMLElement>(null);
  const [state, change] = useCreate(box);
  const { takePrompt, takeSettings } = useReuse({ box, state, change });
  usePreloadedResult();
  // What is typed, not a draft that is restored; and only until it is asked for.
  const [typed, setTyped] = useState('');
  const isWide = useIsWide();

  const generationId = readGenerationId(search);
  const leave = () => navigate(path);
  const open = (id: string) => navigate(`${path}?generation=${id}`);
  async function remove(deletion: Deletion) {
    const { deletePictures } = await import('#features/library/web/delete-pictures');
    deletePictures(client, [deletion]);
  }

  function started() {
    setTyped('');
    // Signed in since in another tab: reloads the page with that user.
    if (!user) return location.reload();
    // On narrow screens the results are below the form.
    if (matchMedia('(width < 64rem)').matches) results.current?.scrollIntoView();
  }

  function settled({ id, status, customPrompt }: Generation) {
    if (status !== 'completed' || isSeen(results.current)) return;
    toast({
      title: 'Your picture is ready',
      ...(customPrompt !== null && { description: customPrompt }),
      variant: 'success',
      action: { label: 'View', altText: 'It is below the form', run: () => open(id) },
    });
  }

  if (generationId) {
    return (
      <SitePage home={<BackButton label="Create" onClick={leave} />}>
        <ResultScreen
          id={generationId}
          onLeave={leave}
          onDelete={remove}
          onShow={open}
          onTryAgain={(generation) => {
            takeSettings(generation);
            leave();
          }}
        />
      </SitePage>
    );
  }
  const finds = typed.trim().length >= SHORTEST_WORDS;
  const found = finds && <Found typed={typed.trim()} imageCount={state.imageCount} />;
  return (
    <SitePage>
      <div className="mx-auto grid w-full max-w-[110rem] flex-1 grid-cols-[minmax(0,1fr)] lg:grid-cols-[27rem_minmax(0,1fr)] xl:grid-cols-[30rem_minmax(0,1fr)]">
        <div className="lg:sticky lg:top-16 lg:h-[calc(100dvh-4rem)] lg:overflow-y-auto lg:border-border lg:border-r">
          <CreateForm
            box={box}
            state={state}
            change={(changes) => {
              change(changes);
              if (changes.prompt !== undefined) setTyped(changes.prompt);
            }}
            onStarted={started}
            found={!isWide && found}
            library={(picker) => (
              <Suspense>
                <LibraryPicker {...picker} />
              </Suspense>
            )}
          />
        </div>
        <section
          ref={results}
          aria-labelledby="results-title"
          className="scroll-mt-14 px-4 py-8 max-lg:border-border max-lg:border-t sm:px-6 lg:px-8"
        >
          {isWide && found && <div className="mb-8">{found}</div>}
          <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h2 id="results-title" className="font-serif text-2xl leading-tight">
              {user ? 'Your newest pictures' : 'Made from a sentence'}
            </h2>
            <Suspense fallback={<div className="h-11" />}>
              <UploadButton size="small">Edit your own picture</UploadButton>
            </Suspense>
          </div>
          {user ? (
            <NewestPictures
              onOpen={open}
              onReuse={takeSettings}
              onSettled={settled}
              empty={
                <>
                  <p className="mb-6 max-w-reading text-muted leading-relaxed">
                    Your first picture goes here, less than a minute after you ask for it. Each of these was
                    made from one sentence. Use one to start.
                  </p>
                  <ExampleWall onChoose={takePrompt} />
                </>
              }
            />
          ) : (
            <>
              <p className="mb-6 max-w-reading text-muted leading-relaxed">
                Start with one of these, or write your own. When you press Generate, you are asked to sign in,
                and your prompt is kept.
              </p>
              <ExampleWall onChoose={takePrompt} />
            </>
          )}
        </section>
      </div>
    </SitePage>
  );
}

/** Whether it starts in the upper half of the viewport. */
function isSeen(element: HTMLElement | null): boolean {
  return element !== null && element.getBoundingClientRect().top < innerHeight / 2;
}

/** Pictures of the gallery that show what is typed, and the frame of the one not made yet. */
function Found({ typed, imageCount }: { typed: string; imageCount: number }) {
  const pictures = useFoundPictures(typed, findInGallery);
  return (
    <section aria-labelledby="found-title">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="found-title" className="font-medium">
          Already in the gallery
        </h2>
        <p role="status" className="text-muted text-sm">
          {pictures?.length === 0 && 'Nothing there shows these words yet.'}
        </p>
        {pictures !== null && pictures.length > 0 && (
          <Link
            href={`/gallery?q=${encodeURIComponent(typed)}`}
            className="-my-3 inline-flex min-h-11 items-center text-sm underline underline-offset-4"
          >
            Show all
          </Link>
        )}
      </div>
      <Suspense fallback={<div className="h-[150px] sm:h-[200px]" />}>
        <FoundPictures
          images={pictures}
          last={
            <MakeTile
              prompt={typed}
              imageCount={imageCount}
              className="absolute inset-0 items-start justify-end text-left"
            />
          }
        />
      </Suspense>
    </section>
  );
}

const FoundPictures = lazy(async () => ({
  default: (await import('#features/gallery/web/found-pictures.tsx')).FoundPictures,
}));
const UploadButton = lazy(async () => ({
  default: (await import('#features/uploads/web/upload-button.tsx')).UploadButton,
}));

const LibraryPicker = lazy(async () => ({
  default: (await import('#features/library/web/library-picker.tsx')).LibraryPicker,
}));
