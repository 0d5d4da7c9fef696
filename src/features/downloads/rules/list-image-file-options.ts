import { EXAMPLE_ASSETS } from '#features/assets/content/example-assets';
import { findAsset } from '#features/assets/queries/assets';
import type { EnlargementMethod } from '#features/images/contract/enumerations';
import { type ImageFileRow, listImageFiles } from '#features/images/queries/image-files';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { ImageFileOption, ImageFileOptions } from '../contract/image-files.ts';
import { findPictureToDownload, type PictureToDownload } from '../queries/image-downloads.ts';
import { enlargedSize, isSlow, parseDownloadVariant } from './download-variant.ts';
import { drawFlatPicture, type FlatDrawingDeps } from './draw-picture-svg.ts';
import { STORED } from './image-file-view.ts';

export interface ImageFileOptionsDeps extends FlatDrawingDeps {
  db: Database;
  /** Whether the studio engine can reproduce the picture from these details. */
  canRepaint(details: unknown): boolean;
  /** Whether an upscaling network is installed. */
  isUpscaleInstalled: boolean;
  /** Pixels of the longer edge of an enlarged picture. */
  longEdgePx: number;
}

/**
 * Lists the files of a picture that a person can download.
 * @param objectKey the picture's; it is also the permission to read the picture
 * @throws AppError `not_found`
 */
export async function listImageFileOptions(
  deps: ImageFileOptionsDeps,
  { objectKey, isSignedIn }: { objectKey: string; isSignedIn: boolean },
): Promise<ImageFileOptions & { picture: PictureToDownload; files: ImageFileRow[] }> {
  const picture = await findPictureToDownload(deps.db, objectKey);
  if (!picture) throw new AppError('not_found.image');
  const files = (await listImageFiles(deps.db, picture.id)).filter(({ status }) => status === 'ready');
  const methods: readonly (EnlargementMethod | null)[] = [null, ...(await methodsFor(deps, picture))];
  const options = methods.map((method): ImageFileOption => {
    const { width, height } = method ? enlargedSize(picture, deps.longEdgePx) : picture;
    const isInstalled = method !== 'neural' || deps.isUpscaleInstalled;
    const byteSizes = byteSizesOf(files, method);
    if (!method) byteSizes[STORED.format] = picture.byteSize;
    return {
      size: method ? '4k' : 'original',
      method,
      width,
      height,
      isSlow: isSlow({ method }),
      availability: !isInstalled
        ? 'not-installed'
        : isSlow({ method }) && !isSignedIn
          ? 'signed-out'
          : 'available',
      byteSizes,
    };
  });
  return {
    picture,
    files,
    hasAlpha: hasAlpha(picture),
    hasSvg: 'svg' in drawFlatPicture(deps, picture),
    options,
  };
}

/** Enlargement methods, the default first: `studio` where the engine can reproduce the picture, else the best quick one. */
async function methodsFor(
  deps: ImageFileOptionsDeps,
  picture: PictureToDownload,
): Promise<EnlargementMethod[]> {
  if (Math.max(picture.width, picture.height) >= deps.longEdgePx) return [];
  const { details } = picture.description as { details?: unknown };
  if (deps.canRepaint(details) && (await hasItsAsset(deps.db, picture))) return ['studio', 'lanczos'];
  return ['lanczos', 'neural'];
}

/** A picture around an asset can be re-rendered only while the asset exists. */
async function hasItsAsset(db: Database, { productId }: PictureToDownload): Promise<boolean> {
  if (productId === null || EXAMPLE_ASSETS.some(({ id }) => id === productId)) return true;
  return (await findAsset(db, productId)) !== undefined;
}

function byteSizesOf(
  files: readonly ImageFileRow[],
  method: EnlargementMethod | null,
): ImageFileOption['byteSizes'] {
  const sizes: ImageFileOption['byteSizes'] = {};
  for (const { variant, byteSize } of files) {
    const parsed = parseDownloadVariant(variant);
    if (parsed && parsed.method === method && byteSize !== null) sizes[parsed.format] = byteSize;
  }
  return sizes;
}

/** Reads whether the picture has alpha: the highest bit of a ThumbHash's third byte. */
function hasAlpha({ thumbHash }: PictureToDownload): boolean {
  return ((thumbHash[2] ?? 0) & 0x80) !== 0;
}
