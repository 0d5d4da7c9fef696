import { lazy, Suspense } from 'react';
import { usePageState } from '#web/state/page-state.tsx';
import type { QuickPromptAidProps } from './quick-prompt-parts.tsx';

/**
 * Under a quick prompt box: which words the picture would show, with a constant height, unless a hosted model draws every
 * prompt; and the options if there is something to choose.
 */
export function UnderPrompt(props: QuickPromptAidProps) {
  const { imageModels, enhancesPrompts } = usePageState();
  return (
    <>
      {props.quick.imageModel?.provider === null && (
        <div className="relative mt-1 min-h-13">
          <Suspense>{props.prompt && <QuickPromptAid {...props} />}</Suspense>
        </div>
      )}
      {(imageModels.length > 1 || enhancesPrompts) && (
        <div className="mt-1.5 flex min-h-11 items-center gap-x-4 md:pointer-fine:min-h-8">
          <Suspense>
            <PromptOptions />
          </Suspense>
        </div>
      )}
    </>
  );
}

const load = () => import('./quick-prompt-parts.tsx');
const QuickPromptAid = lazy(async () => ({ default: (await load()).QuickPromptAid }));
const PromptOptions = lazy(async () => ({ default: (await load()).PromptOptions }));
