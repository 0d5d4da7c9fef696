import { lazy, type ReactNode, Suspense } from 'react';
import { usePageState } from '#web/state/page-state.tsx';
import type { QuickPromptAidProps } from './quick-prompt-parts.tsx';

interface UnderPromptProps extends QuickPromptAidProps {
  /** Shown while the box is empty. */
  starters?: ReactNode;
}

/**
 * Under a quick prompt box, with a constant height: prompts to start from, then which words the picture would show, unless
 * a hosted model draws every prompt; and the options if there is something to choose.
 */
export function UnderPrompt({ starters, ...props }: UnderPromptProps) {
  const { imageModels, enhancesPrompts } = usePageState();
  const isExplained = props.quick.imageModel?.provider === null;
  return (
    <>
      {(isExplained || starters !== undefined) && (
        <div className="relative mt-1 flow-root min-h-13">
          {props.prompt ? <Suspense>{isExplained && <QuickPromptAid {...props} />}</Suspense> : starters}
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
