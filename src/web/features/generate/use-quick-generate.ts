import { quickGenerate } from '#web/api/generations.ts';
import { toast } from '#web/ui/toast-store.ts';
import type { RequestFailure } from './describe-refusal.ts';
import { usePaidRequest } from './use-paid-request.ts';

interface QuickGenerateOptions {
  /** Whether the pictures are to appear in the public gallery. */
  publish?: boolean;
  /** Said once the server has taken the prompt. */
  success: string;
  describeFailure(error: unknown): RequestFailure;
  onStarted(id: string): void;
}

/** Sends prompts. */
export function useQuickGenerate({ publish, success, describeFailure, onStarted }: QuickGenerateOptions) {
  const { request, isPending } = usePaidRequest({
    send: (prompt: string, key) => quickGenerate({ prompt, ...(publish && { publish }) }, key),
    nameOf: (prompt) => prompt,
    taken: { title: 'Generation started!', description: success },
    describeFailure,
    returnTo: () => location.pathname + location.search,
    onStarted,
  });

  function generate(prompt: string) {
    const trimmed = prompt.trim();
    if (trimmed !== '') return request(trimmed);
    toast({
      title: 'Please enter a prompt',
      description: "Describe what you'd like to create",
      variant: 'destructive',
    });
  }

  return { generate, isPending };
}
