import { z } from 'zod';
import { type ImageModelSummary, imageModel } from '#contract/image-models';
import type { App } from './app.ts';

export interface ImageModelsDeps {
  /** The default first. */
  imageModels: readonly [ImageModelSummary, ...ImageModelSummary[]];
}

export function registerImageModels(app: App, { imageModels }: ImageModelsDeps): void {
  app.get('/api/image-models', { schema: { response: { 200: z.array(imageModel) } } }, async () => [
    ...imageModels,
  ]);
}
