import { useEffect, useRef, useState } from 'react';
import { type QuickGenerateRequest, quickGenerate } from '#features/generations/contract/generations';
import { usePaidRequest } from '#features/generations/web/use-paid-request';
import { call } from '#web/api/call.ts';
import { describeGenerateFailure } from '../generate-failure.ts';

/**
 * Sends what was said on the creation screen. The form stays where it is, so it rests for a moment after each start: the
 * second half of a double click must not ask again.
 */
export function useCreateGenerate({ onStarted }: { onStarted(id: string): void }) {
  const resting = useRef(false);
  const [rests, setRests] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const { request, isPending, refused } = usePaidRequest({
    send: (asked: QuickGenerateRequest, key) => call(quickGenerate, { body: asked, idempotencyKey: key }),
    nameOf: (asked) => JSON.stringify(asked),
    accepted: { title: 'Generation started!', description: 'You can start another now.' },
    describeFailure: describeGenerateFailure,
    returnTo: () => location.pathname,
    onStarted(id) {
      rest(true);
      timer.current = setTimeout(() => rest(false), REST_MS);
      onStarted(id);
    },
  });

  function rest(on: boolean) {
    resting.current = on;
    setRests(on);
  }

  function generate(asked: QuickGenerateRequest) {
    if (asked.prompt !== '' && !resting.current) request(asked);
  }

  return {
    generate,
    isBusy: isPending || rests,
    /** Why what is asked for now was not taken; null where it has not been tried. */
    failureOf: (asked: QuickGenerateRequest) =>
      refused && JSON.stringify(refused.body) === JSON.stringify(asked) ? refused.failure : null,
  };
}

/** Longer than anybody takes for a double click. */
const REST_MS = 1_000;
