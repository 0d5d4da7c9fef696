import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Generation } from '#features/generations/contract/generations';
import { generationQuery } from '#features/generations/web/api/generations';
import { adviceFor, describeRefusal } from '#features/generations/web/describe-refusal';
import { usePaidRequest } from '#features/generations/web/use-paid-request';
import * as phrases from '#phrases';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { ApiError } from '#web/api/request.ts';
import { toast } from '#web/ui/toast-store.ts';
import { createEdit, type EditInput } from '../contract/edits.ts';

interface UseEdit {
  /** The edit that is being made; it is in the address, so that a reload finds it again. */
  making: string | null;
  onStarted(generationId: string): void;
  /** Called with the new version's picture. */
  onMade(imageId: string): void;
  onFailed(): void;
}

/** Sends edits, and follows the one that is being made. */
export function useEdit({ making, onStarted, onMade, onFailed }: UseEdit) {
  const client = useQueryClient();
  const { data, error } = useQuery({ ...generationQuery(making ?? ''), enabled: making !== null });
  const isGone = making !== null && error instanceof ApiError && error.status === 404;
  const generation = making === null ? undefined : data;
  const paid = usePaidRequest<EditInput>({
    send: (body, idempotencyKey) => call(createEdit, { body, idempotencyKey }),
    nameOf: (body) => JSON.stringify(body),
    accepted: { title: 'Change started', description: 'The earlier version stays.' },
    describeFailure: (error) => ({
      title: phrases.editFailed,
      description:
        error instanceof ApiError && error.body ? error.body.error : adviceFor(error, phrases.tryAgain),
      signIn: false,
      ...describeRefusal(error, { verb: 'change a picture', whole: 'change pictures' }),
    }),
    returnTo: () => location.pathname + location.search,
    onStarted,
  });
  const settle = useEffectEvent(({ status, images, canceledAt, failureReason }: Generation) => {
    for (const queryKey of [queryKeys.credits, queryKeys.generations])
      void client.invalidateQueries({ queryKey, exact: true });
    const [image] = images;
    if (status === 'completed' && image) return onMade(image.id);
    if (canceledAt === null)
      toast({
        title: phrases.editFailed,
        description: `${failureReason ?? phrases.somethingWrong} Nothing was charged.`,
        variant: 'destructive',
      });
    onFailed();
  });
  const leave = useEffectEvent(() => {
    toast({ title: phrases.editFailed, description: phrases.editGone, variant: 'destructive' });
    onFailed();
  });
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);
  const isEnded = generation !== undefined && generation.status !== 'generating';
  useEffect(() => {
    if (isEnded && generation) settle(generation);
  }, [isEnded, generation]);

  return {
    start: paid.request,
    isSending: paid.isPending,
    /** While it is made. */
    generation: isEnded ? undefined : generation,
    isBusy: paid.isPending || making !== null,
  };
}
