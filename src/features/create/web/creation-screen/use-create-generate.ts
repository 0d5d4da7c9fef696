import { useEffect, useRef, useState } from 'react';
import type { QuickGenerateRequest } from '#features/generations/contract/generations';
import { describeGenerateFailure } from '../generate-failure.ts';
import { useGenerate } from '../use-generate.ts';

/** Sends the creation screen's request. The button is disabled for a moment after each start, against double clicks. */
export function useCreateGenerate({ onStarted }: { onStarted(id: string): void }) {
  const coolingDown = useRef(false);
  const [isCoolingDown, setCoolingDown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const { request, isPending, refused, reset } = useGenerate({
    form: 'create',
    success: 'You can start another now.',
    describeFailure: describeGenerateFailure,
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

  function generate(body: QuickGenerateRequest) {
    if (body.prompt !== '' && !coolingDown.current) request(body);
  }

  return {
    generate,
    isBusy: isPending || isCoolingDown,
    /** Why this same request was refused; null if it was not sent. */
    refusalOf: (body: QuickGenerateRequest) =>
      refused && JSON.stringify(refused.body) === JSON.stringify(body) ? refused : null,
    forget: reset,
  };
}

/** Longer than a double click takes. */
const COOLDOWN_MS = 1_000;
