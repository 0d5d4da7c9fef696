import type { Generation } from '#features/generations/contract/generations';
import { chargeText } from '#features/generations/web/charge-text';
import { failureAdvice } from '#features/generations/web/failure-advice';
import { usePageState } from '#web/state/page-state.tsx';

/** Why a generation failed, and what may help; nothing for other generations. */
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
