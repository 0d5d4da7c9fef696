import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toast } from '#web/ui/toast-store.ts';
import { type AdFailure, type AdWish, describeAdFailure } from './describe-ad-failure.ts';

interface Run<Input, Answer> {
  wish: AdWish;
  call(input: Input, signal: AbortSignal): Promise<Answer>;
  onDone(answer: Answer, input: Input): void;
}

/**
 * One call at a time: started again while it runs, nothing happens. Called off, whatever still comes of it is ignored.
 */
export function useRun<Input, Answer>({ wish, call, onDone }: Run<Input, Answer>) {
  const running = useRef<AbortController | null>(null);
  const [current, setCurrent] = useState<{ input: Input; since: number } | null>(null);
  const [failure, setFailure] = useState<AdFailure | null>(null);
  const take = useEffectEvent(onDone);
  useEffect(() => () => running.current?.abort(), []);

  async function start(input: Input) {
    if (running.current) return;
    const own = new AbortController();
    running.current = own;
    setCurrent({ input, since: Date.now() });
    setFailure(null);
    try {
      const answer = await call(input, own.signal);
      if (running.current === own) take(answer, input);
    } catch (error) {
      if (running.current !== own || own.signal.aborted) return;
      const described = describeAdFailure(error, wish);
      setFailure(described);
      toast({ title: described.title, description: described.description, variant: 'destructive' });
    } finally {
      if (running.current === own) {
        running.current = null;
        setCurrent(null);
      }
    }
  }

  function cancel() {
    running.current?.abort();
    running.current = null;
    setCurrent(null);
  }

  return {
    start: (input: Input) => void start(input),
    cancel,
    isPending: current !== null,
    /** What it was started with; null while nothing runs. */
    input: current?.input ?? null,
    /** When it was started, by this browser's clock; null while nothing runs. */
    since: current?.since ?? null,
    failure,
    forgetFailure: () => setFailure(null),
  };
}
