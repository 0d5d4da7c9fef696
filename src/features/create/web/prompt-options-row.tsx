import { lazy, Suspense } from 'react';
import { usePageState } from '#web/state/page-state.tsx';
import { cn } from '#web/ui/class-names.ts';

/** The options under a prompt box, loaded only if there is something to choose. */
export function PromptOptionsRow({ className }: { className?: string }) {
  const { imageModels, enhancesPrompts } = usePageState();
  if (imageModels.length < 2 && !enhancesPrompts) return null;
  return (
    <div className={cn('flex min-h-11 items-center gap-x-4 md:pointer-fine:min-h-8', className)}>
      <Suspense>
        <PromptOptions />
      </Suspense>
    </div>
  );
}

const PromptOptions = lazy(async () => ({ default: (await import('./prompt-options.tsx')).PromptOptions }));
