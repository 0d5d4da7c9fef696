import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Generation } from '#features/generations/contract/generations';
import { generationQuery } from '#features/generations/web/api/generations';
import type { Deletion } from '#features/generations/web/deletions';
import { modelsQuery } from '#features/prompt-builder/web/api/models';
import * as phrases from '#phrases';
import { queryKeys } from '#web/api/query-keys.ts';
import { ScriptsOff } from '#web/ui/scripts-off.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useDarkPage } from '#web/ui/use-dark-page.ts';
import { useTabTitle } from '#web/ui/use-tab-title.ts';
import { CompletedResult } from './completed-result.tsx';
import { FailedResult } from './failed-result.tsx';
import { GeneratingResult } from './generating-result.tsx';
import { statusText, tabTitle } from './result-texts.ts';
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
  /** Shows another generation: a change of this one, or another version. */
  onShow(id: string): void;
}

/** One generation on the whole screen, dark in both themes, while it runs and when it is done. */
export function GenerationResult({ id, onLeave, onTryAgain, onDelete, onShow }: GenerationResultProps) {
  const screen = useRef<HTMLElement>(null);
  const { data: generation, error, refetch } = useQuery(generationQuery(id));
  // The details name the template; without its name they would grow when it comes.
  const { isPending: isUnnamed } = useQuery(modelsQuery);
  const isLoading = !generation || (generation.status === 'completed' && isUnnamed);
  useRefreshWhenSettled(generation?.status);
  useDarkPage();
  useTabTitle(generation ? tabTitle(generation) : null);
  // The finished picture replaces the last of them without a blank between, and all can be saved as a clip.
  const [unfinished, setUnfinished] = useState<readonly string[]>([]);
  const preview = generation?.preview?.url;
  if (preview && preview !== unfinished.at(-1)) setUnfinished([...unfinished, preview]);

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
      className="relative flex flex-1 flex-col outline-none"
    >
      <p role="status" className="sr-only">
        {generation && statusText(generation)}
      </p>
      {generation?.status === 'completed' && !isLoading && (
        <CompletedResult
          generation={generation}
          unfinished={unfinished}
          onLeave={onLeave}
          onDelete={onDelete}
          onShow={onShow}
        />
      )}
      {generation?.status === 'failed' && (
        <FailedResult generation={generation} onLeave={onLeave} onTryAgain={onTryAgain} />
      )}
      {generation?.status === 'generating' && (
        <GeneratingResult generation={generation} screen={screen} onLeave={onLeave} />
      )}
      {isLoading && (generation || !error) && <LoadingResult onLeave={onLeave} />}
      {!generation && error && (
        <UnavailableResult error={error} onRetry={() => void refetch()} onLeave={onLeave} />
      )}
    </section>
  );
}

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
      <ScriptsOff>{phrases.scriptsOffHere}</ScriptsOff>
    </div>
  );
}
