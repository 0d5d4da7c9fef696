import type { RefObject } from 'react';
import type { Generation } from '#features/generations/contract/generations';
import { CancelButton } from '#features/generations/web/cancel-button.tsx';
import { isCutout } from '#features/generations/web/is-cutout';
import { ProgressLine } from '#features/generations/web/progress-line.tsx';
import { DevelopingPrint } from '#web/ui/developing-print.tsx';
import { useResultKeys } from './use-result-keys.ts';
import { VanishingBackground } from './vanishing-background.tsx';

interface GeneratingResultProps {
  generation: Generation;
  /** The whole screen; gets the focus when the focused button is removed. */
  screen: RefObject<HTMLElement | null>;
  onLeave(): void;
}

export function GeneratingResult({ generation, screen, onLeave }: GeneratingResultProps) {
  useResultKeys({ onLeave });
  const subject = isCutout(generation)
    ? 'Removing the background from your picture'
    : generation.customPrompt;
  return (
    <div className="mx-auto grid w-full max-w-6xl flex-1 content-center items-center gap-8 px-4 py-8 sm:px-8 md:grid-cols-2 lg:gap-16">
      {generation.sourceImageUrl ? (
        <VanishingBackground url={generation.sourceImageUrl} progress={generation.progress} />
      ) : (
        <DevelopingPrint
          progress={generation.progress}
          className="mx-auto aspect-square w-full max-w-[min(32rem,42dvh)] shadow-floating md:max-w-[min(32rem,70dvh)]"
        />
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
