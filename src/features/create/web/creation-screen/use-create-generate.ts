import { useEffect, useRef, useState } from 'react';
import { type QuickGenerateRequest, quickGenerate } from '#features/generations/contract/generations';
import { usePaidRequest } from '#features/generations/web/use-paid-request';
import { call } from '#web/api/call.ts';
import { describeGenerateFailure } from '../generate-failure.ts';

/** Sends the creation screen's request. The button is disabled for a moment after each start, against double clicks. */
export function useCreateGenerate({ onStarted }: { onStarted(id: string): void }) {
  const coolingDown = useRef(false);
  const [isCoolingDown, setCoolingDown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const { request, isPending, refused, reset } = usePaidRequest({
    send: (asked: QuickGenerateRequest, key) => call(quickGenerate, { body: asked, idempotencyKey: key }),
    nameOf: (asked) => JSON.stringify(asked),
    accepted: { title: 'Generation started!', description: 'You can start another now.' },
    describeFailure: describeGenerateFailure,
    returnTo: () => location.pathname,
    onStarted(id) {
      coolDown(true);
      timer.current = setTimeout(() => coolDown(false), COOLDOWN_MS);
      onStarted(id);
    },
  });

  function coolDown(on: boolean) {
    coolingDown.current = on;
    setCoolingDown(on);
  }

  function generate(asked: QuickGenerateRequest) {
    if (asked.prompt !== '' && !coolingDown.current) request(asked);
  }

  return {
    generate,
    isBusy: isPending || isCoolingDown,
    /** Why this same request was refused; null if it was not sent. */
    refusalOf: (asked: QuickGenerateRequest) =>
      refused && JSON.stringify(refused.body) === JSON.stringify(asked) ? refused : null,
    forget: reset,
  };
}

/** Longer than a double click takes. */
const COOLDOWN_MS = 1_000;
