import { Link } from 'wouter';
import type { Generation } from '#contract/generations';
import { draftOf, keepBuilderDraft } from '#web/state/builder-draft.ts';
import { chargeText } from '#web/state/charge-text.ts';
import { failureAdvice } from '#web/state/failure-advice.ts';
import { isCutout } from '#web/state/is-cutout.ts';
import { usePageState } from '#web/state/page-state.tsx';
import { Button } from '#web/ui/button.tsx';
import { promptBuilderPath } from './prompt-builder-path.ts';
import { ResultMessage } from './result-message.tsx';
import { useResultKeys } from './use-result-keys.ts';

interface FailedResultProps {
  generation: Generation;
  onLeave(): void;
  onTryAgain?: ((generation: Generation) => void) | undefined;
}

export function FailedResult({ generation, onLeave, onTryAgain }: FailedResultProps) {
  useResultKeys({ onLeave });
  const advice = failureAdvice(generation, usePageState().imageModels.length > 1);
  const isCanceled = generation.canceledAt !== null;
  return (
    <ResultMessage
      title={isCanceled ? 'Generation canceled' : 'Generation failed'}
      actions={
        <>
          {onTryAgain && !isCutout(generation) ? (
            <Button variant="primary" onClick={() => onTryAgain(generation)}>
              Try Again
            </Button>
          ) : (
            <Button asChild variant="primary">
              {isCutout(generation) ? (
                <Link href="/?tab=remove-background">Try Again</Link>
              ) : (
                <Link
                  href={promptBuilderPath(generation.modelId)}
                  onClick={() => keepBuilderDraft(sessionStorage, draftOf(generation))}
                >
                  Try Again
                </Link>
              )}
            </Button>
          )}
          <Button asChild>
            <Link href="/home">Back to Gallery</Link>
          </Button>
        </>
      }
    >
      {!isCanceled && <p>There was an error generating your photo. Please try again.</p>}
      {generation.failureReason && <p className="text-ink">{generation.failureReason}</p>}
      {advice && <p>{advice}</p>}
      <p>{chargeText(generation)}</p>
    </ResultMessage>
  );
}
