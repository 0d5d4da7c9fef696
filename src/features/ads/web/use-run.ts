import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type AdFailure, type AdWish, describeAdFailure, toastAdFailure } from './describe-ad-failure.ts';

interface Run<Input, Answer> {
  wish: AdWish;
  call(input: Input, signal: AbortSignal): Promise<Answer>;
  onDone(answer: Answer, input: Input): void;
}

/** Runs one request at a time: `start` does nothing while one runs. A canceled request has no effect. */
export function useRun<Input, Answer>({ wish, call, onDone }: Run<Input, Answer>) {
  const running = useRef<AbortController | null>(null);
  const [current, setCurrent] = useState<{ input: Input; since: number } | null>(null);
  const [failure, setFailure] = useState<AdFailure | null>(null);
  const finish = useEffectEvent(onDone);
  useEffect(() => () => running.current?.abort(), []);

  async function start(input: Input) {
    if (running.current) return;
    const own = new AbortController();
    running.current = own;
    setCurrent({ input, since: Date.now() });
    setFailure(null);
    try {
      const answer = await call(input, own.signal);
      if (running.current === own) finish(answer, input);
    } catch (error) {
      if (running.current !== own || own.signal.aborted) return;
      const described = describeAdFailure(error, wish);
      setFailure(described);
      toastAdFailure(described);
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
    /** Input of the running request; null if none. */
    input: current?.input ?? null,
    /** Start time of the running request, milliseconds; null if none. */
    since: current?.since ?? null,
    failure,
    clearFailure: () => setFailure(null),
  };
}
