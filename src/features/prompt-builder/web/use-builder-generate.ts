import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { signInAddress } from '#features/accounts/web/api/accounts';
import { GET_CREDITS } from '#features/credits/web/get-credits';
import { clearGroundingContext } from '#features/generations/web/grounding-context';
import { SIGN_IN_REDIRECT_MS } from '#platform/limits/limits';
import { createIdempotencyKeys } from '#web/api/idempotency-keys.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { isOutOfCredits } from '#web/api/request.ts';
import { toast } from '#web/ui/toast-store.ts';
import { describeBuilderFailure } from './builder-failure.ts';
import { type BuilderRequest, sendBuilderRequest } from './builder-request.ts';

/** Sends what was built, once at a time. `onSignIn` is told before the browser leaves for sign-in. */
export function useBuilderGenerate({ onSignIn }: { onSignIn(): void }) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [keys] = useState(() => createIdempotencyKeys());
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);
  const busy = useRef(false);
  useEffect(() => () => clearTimeout(redirect.current), []);

  const { mutate, isPending } = useMutation({
    // Without a connection it fails and says so, rather than wait for one.
    networkMode: 'always',
    mutationFn: (request: BuilderRequest) =>
      sendBuilderRequest(request, keys.keyFor(JSON.stringify(request))),
    onSuccess: () => {
      keys.succeeded();
      void client.invalidateQueries({ queryKey: queryKeys.generations, exact: true });
      void client.invalidateQueries({ queryKey: queryKeys.credits });
      clearGroundingContext();
      toast({
        title: 'Generation Started',
        description: 'Your image is being created. Check Recent Generations for progress.',
        variant: 'success',
      });
    },
    onError: (error, { path }) => {
      keys.failed(error);
      const { description, signIn } = describeBuilderFailure(error, path === '/api/generate-grounded');
      toast({
        title: 'Generation Failed',
        description,
        variant: 'destructive',
        ...(isOutOfCredits(error) && { action: { ...GET_CREDITS, run: () => navigate('/pricing') } }),
      });
      if (!signIn) return;
      redirect.current = setTimeout(() => {
        onSignIn();
        location.assign(signInAddress(location.pathname + location.search));
      }, SIGN_IN_REDIRECT_MS);
    },
    onSettled: () => {
      busy.current = false;
    },
  });

  function generate(request: BuilderRequest) {
    // A second click may come before the button has been drawn disabled.
    if (busy.current) return;
    busy.current = true;
    // Here and not above, so that someone who has gone to another page meanwhile is left there.
    mutate(request, { onSuccess: () => navigate('/') });
  }

  return { generate, isPending };
}
