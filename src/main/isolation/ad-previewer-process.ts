/** The process that draws previews of ads: `ad-previewer.ts` launches it. */

import { once } from 'node:events';
import sharp from 'sharp';
import { createBuiltinAdComposer } from '#adapters/ad-composers/builtin/builtin-ad-composer';
import {
  prepareDesignLogo,
  prepareDesignPicture,
} from '#features/ads/rules/artifacts/prepare-design-picture';
import { drawPreview } from '#features/ads/rules/campaigns/draw-preview';
import { AppError } from '#platform/errors/app-error';
import { ProviderError } from '#platform/errors/provider-error';
import { allowDecoders } from '#platform/images/allow-decoders';
import { lowerProcessPriority } from '#platform/isolation/lower-process-priority';
import { refusalOf } from '#platform/isolation/refusal';
import type { FromPreviewer, ToPreviewer } from './ad-previewer.ts';

/** Pixels: a preview is shown about as large. */
const PICTURE_SIDE = 640;
const LOGO_SIDE = 320;
const PICTURE_QUALITY = 72;
/** Prepared pictures take 30 to 150 kB each. */
const MOST_PICTURES = 100;

lowerProcessPriority();
allowDecoders();
// Pictures are read once each, one at a time.
sharp.cache(false);
sharp.concurrency(1);

const send = (message: FromPreviewer) => process.send!(message);
const deps = {
  adComposer: createBuiltinAdComposer(),
  openPicture: keepLast(async (objectKey: string) =>
    prepareDesignPicture(await fetchObject(objectKey), {
      within: { width: PICTURE_SIDE, height: PICTURE_SIDE },
      quality: PICTURE_QUALITY,
    }),
  ),
  openLogo: keepLast(async (objectKey: string) => prepareDesignLogo(await fetchObject(objectKey), LOGO_SIDE)),
};

process.on('message', async (message: ToPreviewer) => {
  if ('wanted' in message) send(await draw(message.wanted));
});
process.on('disconnect', () => process.exit());

async function draw(wanted: Parameters<typeof drawPreview>[1]): Promise<FromPreviewer> {
  try {
    return { preview: await drawPreview(deps, wanted) };
  } catch (error) {
    if (error instanceof AppError) return { refusal: refusalOf(error) };
    if (error instanceof ProviderError && error.failure)
      return { refusal: refusalOf(new AppError('not_composable.failure', error.failure)) };
    throw error;
  }
}

async function fetchObject(objectKey: string): Promise<Uint8Array> {
  send({ needs: objectKey });
  const [{ file }] = (await once(process, 'message')) as [Extract<ToPreviewer, { file: unknown }>];
  if (!file) throw new AppError('not_found.preview_picture');
  return file;
}

/** Caches the last results by key. */
function keepLast<Result>(open: (key: string) => Promise<Result>): (key: string) => Promise<Result> {
  const kept = new Map<string, Result>();
  return async (key) => {
    const result = kept.get(key) ?? (await open(key));
    kept.delete(key);
    kept.set(key, result);
    if (kept.size > MOST_PICTURES) kept.delete(kept.keys().next().value!);
    return result;
  };
}
