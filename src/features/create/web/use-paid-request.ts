import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { signInAddress } from '#features/accounts/web/api/accounts';
import { GET_CREDITS } from '#features/credits/web/get-credits';
import { SIGN_IN_REDIRECT_MS } from '#platform/limits/limits';
import { createIdempotencyKeys } from '#web/api/idempotency-keys.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { isOutOfCredits } from '#web/api/request.ts';
import { toast } from '#web/ui/toast-store.ts';
import type { RequestFailure } from './describe-refusal.ts';

interface PaidRequestOptions<Asked> {
  send(asked: Asked, idempotencyKey: string): Promise<{ id: string }>;
  /** Tells one wish from another: the same one sent again is paid once. */
  nameOf(asked: Asked): string;
  /** Said once the server has taken it. */
  taken: { title: string; description: string };
  describeFailure(error: unknown): RequestFailure;
  /** Where somebody comes back to after signing in. */
  returnTo(): string;
  onStarted(id: string): void;
}

/** Sends requests for pictures, one at a time, and tells the person how it went. */
export function usePaidRequest<Asked>(options: PaidRequestOptions<Asked>) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [keys] = useState(() => createIdempotencyKeys());
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);
  const busy = useRef(false);
  useEffect(() => () => clearTimeout(redirect.current), []);

  const { mutate, isPending, error, variables } = useMutation({
    // Without a connection it fails and says so, rather than wait for one.
    networkMode: 'always',
    mutationFn: (asked: Asked) => options.send(asked, keys.keyFor(options.nameOf(asked))),
    onSuccess: () => {
      keys.succeeded();
      void client.invalidateQueries({ queryKey: queryKeys.generations, exact: true });
      void client.invalidateQueries({ queryKey: queryKeys.credits });
      toast({ ...options.taken, variant: 'success' });
    },
    onError: (error) => {
      keys.failed(error);
      const { title, description, signIn } = options.describeFailure(error);
      toast({
        title,
        description,
        variant: 'destructive',
        ...(isOutOfCredits(error) && { action: { ...GET_CREDITS, run: () => navigate('/pricing') } }),
      });
      if (!signIn) return;
      const address = signInAddress(options.returnTo());
      redirect.current = setTimeout(() => location.assign(address), SIGN_IN_REDIRECT_MS);
    },
    onSettled: () => {
      busy.current = false;
    },
  });

  function request(asked: Asked) {
    // A second click may come before the button has been drawn disabled.
    if (busy.current) return;
    busy.current = true;
    // Here and not above, so that someone who has gone to another page meanwhile is left there.
    mutate(asked, { onSuccess: ({ id }) => options.onStarted(id) });
  }

  return {
    request,
    isPending,
    /** What was asked for last and not taken. */
    refused: error && variables ? { asked: variables, failure: options.describeFailure(error) } : null,
  };
}
