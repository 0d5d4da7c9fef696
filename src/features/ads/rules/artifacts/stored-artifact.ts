import { z } from 'zod';
import { adArtifact, createArtifactRequest } from '../../contract/ad-artifacts.ts';

/** An ad's request in its row. */
export const storedRequest = createArtifactRequest
  .omit({ visualPrompt: true, format: true })
  .extend({ formatId: z.string() });
export type StoredRequest = z.infer<typeof storedRequest>;

/** A finished ad's result in its row. */
export const storedResult = adArtifact.pick({ layout: true, shortened: true, dropped: true });
export type StoredResult = z.infer<typeof storedResult>;
