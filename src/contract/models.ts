import { z } from 'zod';
import { modelId } from './generations.ts';

/** A template model: what the prompt builder is opened with, never the model that paints. */
export const model = z.object({ id: modelId, name: z.string() });
export type Model = z.infer<typeof model>;
