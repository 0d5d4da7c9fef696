import { lazy, Suspense } from 'react';
import type { PromptAidProps } from './prompt-aid-contents.tsx';

/**
 * Under a prompt box: which words its picture would show, and what to do if it cannot be drawn. Their room is kept
 * free while they load. Hosted models draw every prompt, so they get none.
 */
export function PromptAid(props: PromptAidProps) {
  if (props.imageModel?.provider !== null) return null;
  return (
    <div className="relative mt-1 min-h-13">
      <Suspense>{(props.prompt || props.refused) && <Contents {...props} />}</Suspense>
    </div>
  );
}

const Contents = lazy(async () => ({
  default: (await import('./prompt-aid-contents.tsx')).PromptAidContents,
}));
