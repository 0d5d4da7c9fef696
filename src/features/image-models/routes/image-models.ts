import type { App } from '#platform/http/app';
import { route } from '#platform/http/route';
import { type ImageModelSummary, listImageModels } from '../contract/image-models.ts';

export interface ImageModelsDeps {
  /** The first is the default. */
  imageModels: readonly [ImageModelSummary, ...ImageModelSummary[]];
}

export function registerImageModelRoutes(app: App, { imageModels }: ImageModelsDeps): void {
  route(app, listImageModels, async () => [...imageModels]);
}
