import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { SIGN_IN_REDIRECT_MS } from '#contract/limits';
import { signInAddress } from '#web/api/accounts.ts';
import { quickGenerate } from '#web/api/generations.ts';
import { createIdempotencyKeys } from '#web/api/idempotency-keys.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { toast } from '#web/ui/toast-store.ts';
import { describeGenerateFailure } from './generate-failure.ts';

/** Sends prompts, one at a time, and tells the person how it went. */
export function useQuickGenerate(onStarted: (id: string) => void) {
  const client = useQueryClient();
  const [keys] = useState(() => createIdempotencyKeys());
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);
  const busy = useRef(false);
  useEffect(() => () => clearTimeout(redirect.current), []);

  const { mutate, isPending } = useMutation({
    mutationFn: (prompt: string) => quickGenerate(prompt, keys.keyFor(prompt)),
    onSuccess: () => {
      keys.succeeded();
      void client.invalidateQueries({ queryKey: queryKeys.generations, exact: true });
      void client.invalidateQueries({ queryKey: queryKeys.credits });
      toast({
        title: 'Generation started!',
        description: 'Your enhanced prompt is being processed',
        variant: 'success',
      });
    },
    onError: (error) => {
      keys.failed(error);
      const { title, description, signIn } = describeGenerateFailure(error);
      toast({ title, description, variant: 'destructive' });
      if (!signIn) return;
      redirect.current = setTimeout(() => {
        location.assign(signInAddress(location.pathname + location.search));
      }, SIGN_IN_REDIRECT_MS);
    },
    onSettled: () => {
      busy.current = false;
    },
  });

  function generate(prompt: string) {
    const trimmed = prompt.trim();
    if (trimmed === '') {
      toast({
        title: 'Please enter a prompt',
        description: "Describe what you'd like to create",
        variant: 'destructive',
      });
      return;
    }
    // A second click may come before the button has been drawn disabled.
    if (busy.current) return;
    busy.current = true;
    // Here and not above, so that someone who has gone to another page meanwhile is left there.
    mutate(trimmed, { onSuccess: ({ id }) => onStarted(id) });
  }

  return { generate, isPending };
}
