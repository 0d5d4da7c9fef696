import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as phrases from '#phrases';
import { call } from '#web/api/call.ts';
import { messageOf } from '#web/api/message-of.ts';
import { ApiError } from '#web/api/request.ts';
import { toast, toastFailure } from '#web/ui/toast-store.ts';
import type { ModerationPage } from '../contract/moderation.ts';
import { approveCase, removeCase } from '../contract/moderation.ts';
import { MODERATION_QUERIES } from './api/moderation.ts';

interface Decided {
  id: string;
  verb: 'approve' | 'remove';
}

/** Sends decisions, and removes decided cases from the lists. */
export function useDecisions(onDecided: () => void) {
  const client = useQueryClient();

  function settle(id: string) {
    client.setQueriesData<ModerationPage>(MODERATION_QUERIES, (page) => {
      if (!page?.cases.some((one) => one.id === id && one.status === 'open')) return page;
      const counts = { open: page.counts.open - 1, done: page.counts.done + 1 };
      return { cases: page.cases.filter((one) => one.id !== id), counts };
    });
    void client.invalidateQueries(MODERATION_QUERIES);
    onDecided();
  }

  return useMutation({
    mutationFn: ({ id, verb }: Decided) =>
      call(verb === 'approve' ? approveCase : removeCase, { params: { id } }),
    onSuccess: ({ id, status, owner }) => {
      settle(id);
      toast(
        status === 'approved'
          ? { title: 'Approved', description: 'The picture is in the gallery.', variant: 'success' }
          : {
              title: 'Removed',
              description: owner ? 'Its owner keeps it in their library.' : 'The picture has been deleted.',
              variant: 'success',
            },
      );
    },
    onError: (error, { id }) => {
      const isSettled = error instanceof ApiError && [404, 409].includes(error.status);
      if (isSettled) settle(id);
      toastFailure(isSettled ? phrases.alreadyDecided : phrases.decisionNotSaved, describe(error));
    },
  });
}

function describe(error: unknown): string {
  if (error instanceof ApiError && error.status === 404) return phrases.casePictureGone;
  return messageOf(error, phrases.tryAgain);
}
