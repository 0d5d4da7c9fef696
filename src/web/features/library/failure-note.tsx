import type { Generation } from '#contract/generations';
import { chargeText } from '#web/state/charge-text.ts';
import { failureAdvice } from '#web/state/failure-advice.ts';
import { usePageState } from '#web/state/page-state.tsx';

/** Why there is no picture, and what may help; nothing where there is one. */
export function FailureNote({ generation }: { generation: Generation }) {
  const advice = failureAdvice(generation, usePageState().imageModels.length > 1);
  if (generation.status !== 'failed') return null;
  return (
    <div className="mb-5 rounded-md border border-border bg-surface-2 p-3 text-sm leading-relaxed">
      <h3 className="font-medium">
        {generation.canceledAt === null ? 'Generation failed' : 'Generation canceled'}
      </h3>
      {generation.failureReason && <p className="mt-1">{generation.failureReason}</p>}
      <p className="mt-1 text-muted">{[advice, chargeText(generation)].filter(Boolean).join(' ')}</p>
    </div>
  );
}
