import { Link } from 'wouter';
import type { Generation } from '#features/generations/contract/generations';
import { chargeText } from '#features/generations/web/charge-text';
import { failureAdvice } from '#features/generations/web/failure-advice';
import { isCutout } from '#features/generations/web/is-cutout';
import { draftOf, keepBuilderDraft } from '#features/prompt-builder/web/builder-draft';
import * as phrases from '#phrases';
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
                <Link href="/remove-background">Try Again</Link>
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
      {!isCanceled && <p>{phrases.photoFailed}</p>}
      {generation.failureReason && <p className="text-ink">{generation.failureReason}</p>}
      {advice && <p>{advice}</p>}
      <p>{chargeText(generation)}</p>
    </ResultMessage>
  );
}
