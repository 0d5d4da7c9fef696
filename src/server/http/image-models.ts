import { type ImageModelSummary, listImageModels } from '#contract/image-models';
import type { App } from './app.ts';
import { route } from './route.ts';

export interface ImageModelsDeps {
  /** The default first. */
  imageModels: readonly [ImageModelSummary, ...ImageModelSummary[]];
}

export function registerImageModels(app: App, { imageModels }: ImageModelsDeps): void {
  route(app, listImageModels, async () => [...imageModels]);
}
