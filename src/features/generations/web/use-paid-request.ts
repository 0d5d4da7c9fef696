import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { signInAddress } from '#features/accounts/web/api/accounts';
import { GET_CREDITS } from '#features/credits/web/get-credits';
import { SIGN_IN_REDIRECT_MS } from '#platform/limits/limits';
import { createIdempotencyKeys } from '#web/api/idempotency-keys.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { isOutOfCredits, isUndrawable } from '#web/api/request.ts';
import { session } from '#web/api/session.ts';
import { toast } from '#web/ui/toast-store.ts';
import type { RequestFailure } from './describe-refusal.ts';
import { keepRequest, takeRequest } from './request-before-sign-in.ts';

export interface PaidRequestOptions<Body> {
  /** The form's name: a visitor's request that it sent starts by itself after sign-in. Absent: it must be sent again. */
  form?: string;
  send(body: Body, idempotencyKey: string): Promise<{ id: string }>;
  /** Identifies a request: the same one sent again is paid once. */
  nameOf(body: Body): string;
  /** The toast after the server has accepted the request. */
  accepted: { title: string; description: string };
  describeFailure(error: unknown, body: Body): RequestFailure;
  /** Address to return to after signing in. */
  returnTo(): string;
  /** Called before the browser leaves for sign-in. */
  onSignIn?(): void;
  onStarted(id: string): void;
}

/** Sends requests for pictures, one at a time, and shows a toast with the outcome. */
export function usePaidRequest<Body>(options: PaidRequestOptions<Body>) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [keys] = useState(() => createIdempotencyKeys());
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);
  const busy = useRef(false);
  const startKept = useEffectEvent(() => {
    const kept = options.form && takeRequest<Body>(placeOf(options.form), session.userId !== null);
    if (kept) request(kept);
  });
  useEffect(() => {
    startKept();
    return () => clearTimeout(redirect.current);
  }, []);

  const { mutate, isPending, error, variables, reset } = useMutation({
    // Fail at once when offline, rather than wait for a connection.
    networkMode: 'always',
    mutationFn: (body: Body) => options.send(body, keys.keyFor(options.nameOf(body))),
    onSuccess: () => {
      keys.succeeded();
      void client.invalidateQueries({ queryKey: queryKeys.generations, exact: true });
      void client.invalidateQueries({ queryKey: queryKeys.credits });
      toast({ ...options.accepted, variant: 'success' });
    },
    onError: (error, body) => {
      keys.failed(error);
      // The form says it, beside its prompt.
      if (isUndrawable(error)) return;
      const { title, description, signIn } = options.describeFailure(error, body);
      toast({
        title,
        description,
        variant: 'destructive',
        ...(isOutOfCredits(error) && { action: { ...GET_CREDITS, run: () => navigate('/pricing') } }),
      });
      if (!signIn) return;
      const address = signInAddress(options.returnTo());
      redirect.current = setTimeout(() => {
        options.onSignIn?.();
        // Not sooner: who stays on the site has changed their mind. Nor for a session that ended: its user typed the words, but
        // another may sign in.
        if (options.form && session.userId === null) keepRequest(placeOf(options.form), body);
        location.assign(address);
      }, SIGN_IN_REDIRECT_MS);
    },
    onSettled: () => {
      busy.current = false;
    },
  });

  function request(body: Body) {
    // A second click may come before the button is drawn disabled.
    if (busy.current) return;
    busy.current = true;
    // An option of this call, not of the hook: it is skipped after the person has left the page.
    mutate(body, { onSuccess: ({ id }) => options.onStarted(id) });
  }

  return {
    request,
    isPending,
    /** The last request, if it was refused. */
    refused:
      error && variables
        ? {
            body: variables,
            failure: options.describeFailure(error, variables),
            error,
          }
        : null,
    /** Forgets the last request. */
    reset,
  };
}

const placeOf = (form: string) => ({ form, path: location.pathname });
