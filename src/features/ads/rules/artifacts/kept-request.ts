import { z } from 'zod';
import { createArtifactRequest } from '../../contract/ad-artifacts.ts';

/** An ad's request in its row. */
export const keptRequest = createArtifactRequest
  .omit({ visualPrompt: true, format: true })
  .extend({ formatId: z.string() });
export type KeptRequest = z.infer<typeof keptRequest>;
