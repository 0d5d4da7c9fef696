import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { OUTPUT_FORMATS } from '#features/generations/contract/generation-settings';
import type { Generation } from '#features/generations/contract/generations';
import { generationQuery } from '#features/generations/web/api/generations';
import { CancelButton } from '#features/generations/web/cancel-button.tsx';
import type { Deletion } from '#features/generations/web/deletions';
import { isCutout } from '#features/generations/web/is-cutout';
import { ProgressLine } from '#features/generations/web/progress-line.tsx';
import { queryKeys } from '#web/api/query-keys.ts';
import { DevelopingPrint } from '#web/ui/developing-print.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useLiftedToasts } from '#web/ui/use-lifted-toasts.ts';
import { CompletedResult } from './completed-result.tsx';
import { FailedResult } from './failed-result.tsx';
import { statusText } from './result-texts.ts';
import { UnavailableResult } from './unavailable-result.tsx';
import { useResultKeys } from './use-result-keys.ts';

interface GenerationResultProps {
  id: string;
  /** Back to the form. */
  onLeave(): void;
  /** Fills the form with the same request; undefined: Try Again opens the prompt builder. */
  onTryAgain?: ((generation: Generation) => void) | undefined;
  /** Deletes the generation or one of its pictures, with undo. */
  onDelete(deletion: Deletion): void;
}

/** One generation on the whole screen, dark in both themes, while it runs and when it is done. */
export function GenerationResult({ id, onLeave, onTryAgain, onDelete }: GenerationResultProps) {
  const screen = useRef<HTMLElement>(null);
  const { data: generation, error, refetch } = useQuery(generationQuery(id));
  useRefreshWhenSettled(generation?.status);
  useDarkPage();
  // Above the bar of actions.
  useLiftedToasts('6.5rem');

  // The screen replaces the landing page: scroll and focus start at its top.
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    screen.current?.focus({ preventScroll: true });
  }, []);

  return (
    <section
      ref={screen}
      tabIndex={-1}
      aria-label="Your picture"
      className="darkroom flex min-h-[calc(100dvh-3.5rem-var(--tab-bar))] lg:min-h-[calc(100dvh-4rem)] flex-1 flex-col outline-none"
    >
      <p role="status" className="sr-only">
        {generation && statusText(generation)}
      </p>
      {generation?.status === 'completed' && (
        <CompletedResult generation={generation} onLeave={onLeave} onDelete={onDelete} />
      )}
      {generation?.status === 'failed' && (
        <FailedResult generation={generation} onLeave={onLeave} onTryAgain={onTryAgain} />
      )}
      {generation?.status === 'generating' && (
        <GeneratingResult generation={generation} screen={screen} onLeave={onLeave} />
      )}
      {!generation && !error && <LoadingResult onLeave={onLeave} />}
      {!generation && error && (
        <UnavailableResult error={error} onRetry={() => void refetch()} onLeave={onLeave} />
      )}
    </section>
  );
}

/** Darkens the whole page: a light header and scroll bar would distract from the picture. */
function useDarkPage() {
  useDarkEffect(() => {
    const { style } = document.documentElement;
    style.colorScheme = 'dark';
    return () => {
      style.colorScheme = '';
    };
  }, []);
}

// Before the first paint; the server has no layout effects.
const useDarkEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Reloads the balance and the lists when the generation ends, without waiting for their next poll. */
function useRefreshWhenSettled(status: string | undefined) {
  const client = useQueryClient();
  const before = useRef(status);
  useEffect(() => {
    if (before.current === 'generating' && status !== 'generating') {
      void client.invalidateQueries({ queryKey: queryKeys.credits });
      void client.invalidateQueries({ queryKey: queryKeys.generations, exact: true });
    }
    before.current = status;
  }, [status, client]);
}

/** Shown until the generation has loaded. */
function LoadingResult({ onLeave }: { onLeave(): void }) {
  useResultKeys({ onLeave });
  return (
    <div className="grid flex-1 place-content-center justify-items-center gap-4 text-muted">
      <Spinner className="size-6" />
      <h1 className="text-sm">Loading your picture</h1>
    </div>
  );
}

interface GeneratingResultProps {
  generation: Generation;
  /** The whole screen; gets the focus when the focused button is removed. */
  screen: RefObject<HTMLElement | null>;
  onLeave(): void;
}

function GeneratingResult({ generation, screen, onLeave }: GeneratingResultProps) {
  useResultKeys({ onLeave });
  const { preview, settings } = generation;
  const { width, height } = preview ?? OUTPUT_FORMATS[settings?.outputFormat ?? 'square'];
  const subject = isCutout(generation)
    ? 'Removing the background from your picture'
    : generation.customPrompt;
  return (
    <div className="mx-auto grid w-full max-w-6xl flex-1 content-center items-center gap-8 px-4 py-8 sm:px-8 md:grid-cols-2 lg:gap-16">
      {generation.sourceImageUrl ? (
        <VanishingBackground url={generation.sourceImageUrl} progress={generation.progress} />
      ) : (
        <div
          className="mx-auto aspect-(--ratio) w-full max-w-[min(32rem,42dvh*var(--ratio))] md:max-w-[min(32rem,70dvh*var(--ratio))]"
          style={{ '--ratio': width / height } as CSSProperties}
        >
          <DevelopingPrint
            progress={generation.progress}
            preview={preview?.url}
            className="size-full shadow-floating"
          />
        </div>
      )}
      <div className="min-w-0">
        {subject && <p className="line-clamp-6 break-words font-serif text-title">{subject}</p>}
        {generation.enhancedPrompt && (
          <div className="mt-5 animate-appear">
            <p className="font-medium text-xs">Enhanced prompt</p>
            <p className="mt-1 line-clamp-4 font-mono text-muted text-xs leading-5">
              {generation.enhancedPrompt}
            </p>
          </div>
        )}
        <h1 className="mt-8 font-medium first:mt-0">Creating your AI photo...</h1>
        <p className="mt-1 text-muted text-sm">This may take 30-60 seconds</p>
        <ProgressLine
          progress={generation.progress}
          queuePosition={generation.queuePosition}
          className="mt-6"
        />
        <CancelButton generation={generation} next={screen} className="mt-6" />
      </div>
    </div>
  );
}

/** The uploaded picture under a checkerboard that grows with the progress. It does not show the result. */
function VanishingBackground({ url, progress }: { url: string; progress: number }) {
  return (
    <div
      aria-hidden
      className="relative mx-auto aspect-square w-full max-w-[min(32rem,42dvh)] overflow-hidden rounded-sm border border-border bg-surface-2 shadow-floating md:max-w-[min(32rem,70dvh)]"
    >
      <img src={url} alt="" className="size-full object-contain" />
      <div
        className="checkerboard absolute inset-0 opacity-60 transition-[clip-path] duration-[2000ms] ease-linear"
        style={{ clipPath: `inset(0 ${100 - 100 * progress}% 0 0)` }}
      />
    </div>
  );
}
