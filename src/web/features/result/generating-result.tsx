import type { Generation } from '#contract/generations';
import { isCutout } from '#web/state/is-cutout.ts';
import { DevelopingPrint } from './developing-print.tsx';
import { ProgressLine } from './progress-line.tsx';
import { useResultKeys } from './use-result-keys.ts';
import { VanishingBackground } from './vanishing-background.tsx';

interface GeneratingResultProps {
  generation: Generation;
  onLeave(): void;
}

export function GeneratingResult({ generation, onLeave }: GeneratingResultProps) {
  useResultKeys({ onLeave });
  const subject = isCutout(generation) ? 'Removing the background from your image' : generation.customPrompt;
  return (
    <div className="mx-auto grid w-full max-w-6xl flex-1 content-center items-center gap-8 px-4 py-8 sm:px-8 md:grid-cols-2 lg:gap-16">
      {generation.sourceImageUrl ? (
        <VanishingBackground url={generation.sourceImageUrl} progress={generation.progress} />
      ) : (
        <DevelopingPrint progress={generation.progress} />
      )}
      <div className="min-w-0">
        {subject && <p className="mb-8 line-clamp-6 break-words font-serif text-title">{subject}</p>}
        <h1 className="font-medium">Creating your AI photo...</h1>
        <p className="mt-1 text-muted text-sm">This may take 30-60 seconds</p>
        <ProgressLine
          progress={generation.progress}
          queuePosition={generation.queuePosition}
          className="mt-6"
        />
      </div>
    </div>
  );
}
