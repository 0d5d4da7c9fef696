import { Info, Lock, RotateCcw, WandSparkles } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Generation } from '#features/generations/contract/generations';
import { CancelButton } from '#features/generations/web/cancel-button.tsx';
import { DrawnNotes } from '#features/generations/web/drawn-notes.tsx';
import { generationName } from '#features/generations/web/generation-name';
import { isFromWords } from '#features/generations/web/is-cutout';
import { Button } from '#web/ui/button.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { FailureNote } from '../failure-note.tsx';
import { choicesText, sheetLayout } from './newest-texts.ts';
import { StagePictures } from './stage-pictures.tsx';
import { useLiveGeneration } from './use-live-generation.ts';

export interface NewestActions {
  /** Shows it in full screen. */
  onOpen(generation: Generation): void;
  /** Copies its prompt and settings into the form, with or without its seed. */
  onReuse(generation: Generation, options?: { keepsSeed?: boolean }): void;
  onDetails(generation: Generation): void;
}

interface NewestStageProps extends NewestActions {
  generation: Generation;
  /** Milliseconds. */
  now: number;
  onRefine(generation: Generation): void;
  /** Called once, if it ends while it is shown. */
  onSettled(generation: Generation): void;
}

/** The newest generation, large: its progress, then its pictures, or the reason for its failure. */
export function NewestStage({
  generation: listed,
  now,
  onOpen,
  onReuse,
  onRefine,
  onDetails,
  onSettled,
}: NewestStageProps) {
  const generation = useLiveGeneration(listed);
  const { status, enhancedPrompt, createdAt, notes } = generation;
  const stage = useRef<HTMLElement>(null);
  const before = useRef(status);
  useEffect(() => {
    if (before.current === 'generating' && status !== 'generating') onSettled(generation);
    before.current = status;
  });

  const { columns, rows, ratio } = sheetLayout(generation);
  return (
    <article ref={stage} tabIndex={-1} aria-label="Newest" className="flex flex-wrap gap-x-6 gap-y-4">
      <div
        className="max-w-full flex-none"
        style={{ aspectRatio: ratio, width: `min(100%, ${ratio} * ${heightOf(status)})` }}
      >
        <StagePictures
          generation={generation}
          columns={columns}
          rows={rows}
          onOpen={() => onOpen(generation)}
        />
      </div>
      <div className="min-w-0 flex-[1_1_16rem]">
        {status === 'failed' && <FailureNote generation={generation} />}
        <p className="wrap-anywhere line-clamp-6 font-mono text-sm leading-relaxed">
          {generationName(generation)}
        </p>
        {enhancedPrompt && (
          <p className="mt-2 wrap-anywhere line-clamp-3 font-mono text-muted text-xs leading-5">
            Enhanced: {enhancedPrompt}
          </p>
        )}
        <p className="mt-2 text-muted text-xs tabular-nums">
          {isFromWords(generation) && `${choicesText(generation)} · `}
          <RelativeTime date={createdAt} now={now} />
        </p>
        <DrawnNotes notes={notes} className="mt-2" />
        <div className="-ml-3 mt-3 flex flex-wrap gap-y-1">
          {isFromWords(generation) && (
            <Button variant="ghost" size="small" onClick={() => onReuse(generation)}>
              <RotateCcw aria-hidden className="size-4" />
              Use these settings
            </Button>
          )}
          {isFromWords(generation) && generation.refines === null && status === 'completed' && (
            <Button
              variant="ghost"
              size="small"
              title="Its prompt and settings with its seed: the same picture, to change a word of"
              onClick={() => onReuse(generation, { keepsSeed: true })}
            >
              <Lock aria-hidden className="size-4" />
              Keep the seed
            </Button>
          )}
          {status === 'completed' && (
            <Button variant="ghost" size="small" onClick={() => onRefine(generation)}>
              <WandSparkles aria-hidden className="size-4" />
              Refine
            </Button>
          )}
          {status !== 'generating' && (
            <Button variant="ghost" size="small" onClick={() => onDetails(generation)}>
              <Info aria-hidden className="size-4" />
              Details
            </Button>
          )}
        </div>
        {status === 'generating' && <CancelButton generation={generation} next={stage} className="mt-3" />}
      </div>
    </article>
  );
}

/** An empty frame needs only as much room as the text beside it. */
function heightOf(status: Generation['status']): string {
  return status === 'failed' ? '14rem' : 'max(16rem, 56dvh)';
}
