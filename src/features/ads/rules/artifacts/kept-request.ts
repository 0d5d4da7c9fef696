import { z } from 'zod';
import { createArtifactRequest } from '../../contract/ad-artifacts.ts';

/** What an ad was asked for as, as its row keeps it. */
export const keptRequest = createArtifactRequest
  .omit({ visualPrompt: true, format: true })
  .extend({ formatId: z.string() });
export type KeptRequest = z.infer<typeof keptRequest>;
