import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useState } from 'react';
import { creditsText } from '#features/credits/web/credits-text';
import * as phrases from '#phrases';
import { call } from '#web/api/call.ts';
import { messageOf } from '#web/api/message-of.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { ApiError } from '#web/api/request.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast, toastFailure } from '#web/ui/toast-store.ts';
import { type CancelOutcome, cancelGeneration, type Generation } from '../contract/generations.ts';
import { cancelQuestion } from './cancel-texts.ts';

/** `cancelCost` is the price that the owner has seen. */
type Cancelable = Pick<Generation, 'id' | 'imageCount' | 'cancelCost'>;

interface Cancel {
  /** Asks for confirmation if it costs something. */
  cancel(generations: readonly Cancelable[]): void;
  isBusy: boolean;
  dialog: ReactNode;
}

/** Cancels generations, at most at the price that their owner has seen. @param next gets the focus after the dialog */
export function useCancel(next: RefObject<HTMLElement | null>): Cancel {
  const client = useQueryClient();
  const [asking, setAsking] = useState<readonly Cancelable[]>([]);
  const [isBusy, setBusy] = useState(false);

  /** @throws a refusal, for instance if some cost more by now; the dialog then asks again */
  async function run(generations: readonly Cancelable[]): Promise<void> {
    setBusy(true);
    const results = await Promise.allSettled(
      // The server refuses if it costs more by now.
      generations.map(({ id, cancelCost }) =>
        call(cancelGeneration, { params: { id }, body: { maxCredits: cancelCost ?? 0 } }),
      ),
    );
    setBusy(false);
    for (const queryKey of [
      queryKeys.generations,
      queryKeys.credits,
      ...generations.map(({ id }) => queryKeys.generation(id)),
    ])
      void client.invalidateQueries({ queryKey, exact: true });
    void client.invalidateQueries({ queryKey: queryKeys.library });
    const ended = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
    if (ended.length > 0) tell(ended);
    const refusals = results.map((result) => (result.status === 'rejected' ? result.reason : undefined));
    const dearer = generations.flatMap((generation, index) => {
      const cost = newCost(refusals[index]);
      return cost === undefined ? [] : { ...generation, cancelCost: cost };
    });
    if (dearer.length > 0) setAsking(dearer);
    const refusal = refusals.find((error) => error !== undefined);
    if (refusal !== undefined) throw refusal;
  }

  function cancel(generations: readonly Cancelable[]) {
    if (costOf(generations) > 0) return setAsking(generations);
    run(generations).catch((error: unknown) => {
      if (newCost(error) === undefined)
        toastFailure(phrases.notCanceled, messageOf(error, phrases.serverUnreached));
    });
  }

  return {
    cancel,
    isBusy,
    dialog: asking.length > 0 && (
      <ConfirmDialog
        {...cancelQuestion(asking, costOf(asking))}
        run={() => run(asking)}
        explain={(error) => messageOf(error, phrases.serverUnreached)}
        next={next}
        onClose={() => setAsking([])}
      />
    ),
  };
}

/** Loaded only when a cancellation costs something. */
function costOf(generations: readonly Cancelable[]): number {
  return generations.reduce((sum, { cancelCost }) => sum + (cancelCost ?? 0), 0);
}

/** The current price, if canceling was refused because it is higher than the agreed one. */
function newCost(error: unknown): number | undefined {
  const body = error instanceof ApiError ? error.body : null;
  return body?.code === 'cancel_costs' ? body.creditsRequired : undefined;
}

function tell(ended: readonly CancelOutcome[]): void {
  const canceled = ended.filter(({ status }) => status === 'canceled');
  if (canceled.length === 0) {
    toast({ title: 'Too late to cancel', description: 'It has just finished.' });
    return;
  }
  const charged = canceled.reduce((sum, { creditsCharged }) => sum + creditsCharged, 0);
  const was = charged === 1 ? 'was' : 'were';
  toast({
    title: canceled.length === 1 ? 'Generation canceled' : `${canceled.length} generations canceled`,
    description:
      charged === 0
        ? 'Nothing was charged.'
        : `${creditsText(charged)} ${was} charged for what had been started.`,
    variant: 'success',
  });
}
