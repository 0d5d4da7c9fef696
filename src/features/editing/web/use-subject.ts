import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { call, keyOf } from '#web/api/call.ts';
import { findSubject, type PictureSubject, requestSubject } from '../contract/subjects.ts';
import { isOfSubject, readSubject, type Stroke } from './mask-strokes.ts';

const POLL_MS = 700;

export interface SubjectState {
  /** What the cut-out model found; undefined until it is known. */
  found: OffscreenCanvas | undefined;
  /** Whether it is being looked for. */
  isLooking: boolean;
  /** Whether nothing stands out in the picture, or the server could not be asked. */
  isFailed: boolean;
  /** Selects it, or all else, as soon as it is known. */
  select(tool: 'subject' | 'background', erases: boolean): void;
}

/**
 * The subject of one picture. It is looked for when somebody selects it, or has selected it before a reload.
 * @param onFound gets the stroke that was asked for
 */
export function useSubject(
  imageId: string,
  { strokes, onFound }: { strokes: readonly Stroke[]; onFound: (stroke: Stroke) => void },
): SubjectState {
  const client = useQueryClient();
  const input = { params: { id: imageId } };
  const queryKey = keyOf(findSubject, input);
  const [wanted, setWanted] = useState<Stroke>();
  const [found, setFound] = useState<OffscreenCanvas>();
  const isWanted = wanted !== undefined || strokes.some(isOfSubject);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: async (): Promise<PictureSubject> =>
      client.getQueryData<PictureSubject>(queryKey)?.status === 'making'
        ? await call(findSubject, input)
        : await call(requestSubject, input),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.data?.status === 'making' ? POLL_MS : false),
  });
  const mask = data?.mask ?? null;
  useEffect(() => {
    if (mask === null) return;
    let isCurrent = true;
    void readSubject(mask).then((canvas) => isCurrent && setFound(canvas));
    return () => {
      isCurrent = false;
    };
  }, [mask]);
  const settle = useEffectEvent(() => {
    if (wanted && found) onFound(wanted);
    setWanted(undefined);
  });
  const isFailed = isError || data?.status === 'failed';
  useEffect(() => {
    if (found || (isFailed && !isFetching)) settle();
  }, [found, isFailed, isFetching]);

  return {
    found,
    isLooking: isWanted && !found && !isFailed,
    isFailed: isFailed && !isFetching,
    select(tool, erases) {
      const stroke: Stroke = { tool, erases, size: 0, points: [] };
      if (found) return onFound(stroke);
      setWanted(stroke);
      if (isFailed) void refetch();
    },
  };
}
