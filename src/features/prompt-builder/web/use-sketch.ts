import { useEffect, useState } from 'react';
import { type Sketch, sketchPicture } from '#features/generations/contract/sketch-picture';
import { call } from '#web/api/call.ts';
import type { BuilderRequest } from './builder-request.ts';

/** Null: there is none of this request. Undefined before the first answer. */
export type ShownSketch = Sketch | undefined;

/**
 * A sketch of a new picture, after a pause in changes; the last one stays until the next. Failures are silent.
 * @param seed keeps what the changes do not touch
 */
export function useSketch(
  request: BuilderRequest,
  { seed, isOff }: { seed: number; isOff: boolean },
): { sketch: ShownSketch; isStale: boolean } {
  const [answer, setAnswer] = useState<{ asked: string; sketch: ShownSketch }>();
  const asked = isOff || request.kind !== 'new' ? '' : JSON.stringify(sketchRequest(request.body, seed));
  useEffect(() => {
    if (asked === '') return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const body: ReturnType<typeof sketchRequest> = JSON.parse(asked);
      const { signal } = stop;
      // A prompt that is not written yet, or refused, has no sketch.
      const sketch =
        body.prompt === '' ? Promise.resolve(null) : call(sketchPicture, { body, signal }).then(read);
      sketch.catch(() => null).then((next) => signal.aborted || setAnswer({ asked, sketch: next }));
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked]);
  return { sketch: answer?.sketch, isStale: answer?.asked !== asked };
}

const PAUSE_MS = 500;

type NewPicture = Extract<BuilderRequest, { kind: 'new' }>['body'];

function sketchRequest(
  { category, style, mood, colorScheme, composition, outputFormat, ...rest }: NewPicture,
  seed: number,
) {
  const { customPrompt: prompt, imageModel, creditFree } = rest;
  const settings = { category, style, mood, colorScheme, composition, outputFormat };
  return { ...settings, prompt, imageModel, creditFree, seed: seed >>> 0 };
}

const read = ({ sketch }: { sketch: Sketch }) => sketch;
