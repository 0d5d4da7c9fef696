import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { SIGN_IN_REDIRECT_MS } from '#contract/limits';
import { signInAddress } from '#web/api/accounts.ts';
import { quickGenerate } from '#web/api/generations.ts';
import { createIdempotencyKeys } from '#web/api/idempotency-keys.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { toast } from '#web/ui/toast-store.ts';
import type { GenerateFailure } from './generate-failure.ts';

interface QuickGenerateOptions {
  /** Whether the pictures are to appear in the public gallery. */
  publish?: boolean;
  /** Said once the server has taken the prompt. */
  success: string;
  describeFailure(error: unknown): GenerateFailure;
  onStarted(id: string): void;
}

/** Sends prompts, one at a time, and tells the person how it went. */
export function useQuickGenerate({ publish, success, describeFailure, onStarted }: QuickGenerateOptions) {
  const client = useQueryClient();
  const [keys] = useState(() => createIdempotencyKeys());
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);
  const busy = useRef(false);
  useEffect(() => () => clearTimeout(redirect.current), []);

  const { mutate, isPending } = useMutation({
    mutationFn: (prompt: string) =>
      quickGenerate({ prompt, ...(publish && { publish }) }, keys.keyFor(prompt)),
    onSuccess: () => {
      keys.succeeded();
      void client.invalidateQueries({ queryKey: queryKeys.generations, exact: true });
      void client.invalidateQueries({ queryKey: queryKeys.credits });
      toast({ title: 'Generation started!', description: success, variant: 'success' });
    },
    onError: (error) => {
      keys.failed(error);
      const { title, description, signIn } = describeFailure(error);
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
