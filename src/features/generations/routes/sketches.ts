import type { App } from '#platform/http/app';
import { addressKey } from '#platform/http/rate-limits/address-keys';
import { countCall } from '#platform/http/rate-limits/count-calls';
import type { RateLimiters } from '#platform/http/rate-limits/create-rate-limiters';
import { abortOnDisconnect } from '#platform/http/requests/abort-on-disconnect';
import { callerOf } from '#platform/http/requests/caller-of';
import { route } from '#platform/http/route';
import { OUTPUT_FORMATS } from '../contract/generation-settings.ts';
import { sketchPicture as sketchPictureEndpoint } from '../contract/sketch-picture.ts';
import { chooseImageModel } from '../rules/choose-image-model.ts';
import { type SketchPictureDeps, sketchPicture } from '../rules/sketch-picture.ts';
import { presentPreview } from './present-preview.ts';

export function registerSketchRoutes(app: App, deps: SketchPictureDeps & { limits: RateLimiters }): void {
  route(
    app,
    sketchPictureEndpoint,
    async ({ body, request, reply }) => {
      const { prompt, imageModel, creditFree, seed, outputFormat, ...settings } = body;
      const { width, height } = OUTPUT_FORMATS[outputFormat];
      const sketch = await sketchPicture(deps, {
        imageModel: chooseImageModel(deps.imageModels, imageModel).id,
        request: { prompt, creditFree, seed, width, height, settings },
        caller: await callerOf(request),
        signal: abortOnDisconnect(reply),
      });
      return { sketch: sketch && presentPreview(sketch) };
    },
    async ({ ip }) => void (await countCall(deps.limits.sketch, addressKey(ip))),
  );
}
