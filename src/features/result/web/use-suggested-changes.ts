import { useQuery } from '@tanstack/react-query';
import { explainPrompt } from '#features/generations/contract/explain-prompt';
import type { ImageModelSummary } from '#features/image-models/contract/image-models';
import { call } from '#web/api/call.ts';

interface SuggestedChangesInput {
  imageUrl: string;
  imageModel: ImageModelSummary | undefined;
  /** Whether the picture must need no credit line. */
  creditFree: boolean;
}

/** A few changes that would be seen in this picture; none until that is known. */
export function useSuggestedChanges({ imageUrl, imageModel, creditFree }: SuggestedChangesInput): string[] {
  // A hosted model makes any change.
  const isExplained = imageModel?.provider === null;
  const { data = isExplained ? [] : CHANGES } = useQuery({
    queryKey: ['suggested-changes', imageUrl, imageModel?.id, creditFree],
    enabled: isExplained,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const seen: string[] = [];
      // One after the other: of a person's waiting prompts the server explains only the newest.
      for (const prompt of CHANGES) {
        const body = {
          prompt,
          imageModel: imageModel?.id,
          groundingImageUrl: imageUrl,
          ...(creditFree && { creditFree }),
        };
        const { drawsPrompt, leftOut } = await call(explainPrompt, { body, signal });
        if (drawsPrompt && leftOut.length === 0) seen.push(prompt);
        if (seen.length === SHOWN) break;
      }
      return seen;
    },
  });
  return data.slice(0, SHOWN);
}

const SHOWN = 5;

const CHANGES = [
  'at sunset',
  'warmer colors',
  'black and white',
  'more contrast',
  'copy space on the left',
  'at night',
  'in color',
  'darker',
];
