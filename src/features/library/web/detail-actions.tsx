import { useQueryClient } from '@tanstack/react-query';
import { Copy, RotateCcw, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useLocation } from 'wouter';
import type { Generation } from '#features/generations/contract/generations';
import { CancelButton } from '#features/generations/web/cancel-button.tsx';
import { isFromWords } from '#features/generations/web/is-cutout';
import { draftOf, keepBuilderDraft } from '#features/prompt-builder/web/builder-draft';
import * as phrases from '#phrases';
import { shownPath } from '#web/state/overlay-location.ts';
import { Button } from '#web/ui/button.tsx';
import { toastFailure, toastSuccess } from '#web/ui/toast-store.ts';
import { deletePictures } from './delete-pictures.ts';
import { libraryEntries } from './library-entries.ts';
import { planDeletions } from './plan-deletions.ts';
import { remixPath } from './use-remix.ts';

interface DetailActionsProps {
  generation: Generation;
  onDeleted(): void;
  onLeave(): void;
}

/** Reuse, Copy and Delete of one generation. */
export function DetailActions({ generation, onDeleted, onLeave }: DetailActionsProps) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const { customPrompt, status } = generation;
  const bar = useRef<HTMLDivElement>(null);

  function reuse() {
    keepBuilderDraft(sessionStorage, draftOf(generation));
    onLeave();
    const path = remixPath(generation);
    // The builder reads its draft on mount, which navigating to the current page would not cause.
    if (shownPath() === path) location.reload();
    else navigate(path);
  }

  function remove() {
    onDeleted();
    void deletePictures(client, planDeletions(libraryEntries(generation)));
  }

  return (
    <div
      ref={bar}
      tabIndex={-1}
      className="sticky -bottom-5 -mx-5 -mb-5 flex flex-wrap items-center gap-2 border-border border-t bg-surface-1 px-5 py-3 sm:-bottom-6 sm:col-span-2 sm:-mx-6 sm:-mb-6 sm:px-6"
    >
      {status === 'generating' ? (
        <CancelButton generation={generation} next={bar} className="mr-auto" />
      ) : (
        <Button variant="ghost" onClick={remove} className="mr-auto -ml-3 text-danger!">
          <Trash2 aria-hidden className="size-4" />
          Delete
        </Button>
      )}
      {isFromWords(generation) && (
        <>
          <Button
            disabled={!customPrompt}
            className="max-sm:px-3"
            onClick={() => void copyPrompt(customPrompt ?? '')}
          >
            <Copy aria-hidden className="size-4" />
            Copy prompt
          </Button>
          <Button variant="primary" className="max-sm:px-3" onClick={reuse}>
            <RotateCcw aria-hidden className="size-4" />
            Reuse
          </Button>
        </>
      )}
    </div>
  );
}

async function copyPrompt(prompt: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(prompt);
    toastSuccess('Copied!', 'Prompt copied to clipboard');
  } catch {
    // Forbidden, or no clipboard on a page without https.
    toastFailure(phrases.copyFailed, phrases.promptNotCopied);
  }
}
