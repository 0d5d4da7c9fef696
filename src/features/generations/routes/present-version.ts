import { BACKGROUND_REMOVAL_MODEL, UPLOADED_PICTURE } from '#features/images/contract/enumerations';
import { imageAddress } from '#features/images/routes/image-address';
import { pictureEdit } from '../contract/picture-edit.ts';
import type { PictureVersion } from '../contract/versions.ts';
import { imageSeed } from '../rules/image-seed.ts';
import type { listVersions } from '../rules/list-versions.ts';

type Version = Awaited<ReturnType<typeof listVersions>>[number];

export function presentVersion(version: Version): PictureVersion {
  const { imageId, generationId, galleryId, parentId, width, height } = version;
  return {
    imageId,
    generationId,
    galleryId,
    parentId,
    url: imageAddress(version.objectKey, { isCutout: version.modelId === BACKGROUND_REMOVAL_MODEL }),
    width,
    height,
    thumbHash: version.thumbHash.toString('base64'),
    prompt: version.prompt || null,
    seed: seedOf(version),
    credits: version.costPerImage,
    adjust: adjustmentOf(version),
    createdAt: version.createdAt.toISOString(),
  };
}

function adjustmentOf({ edit }: Version): PictureVersion['adjust'] {
  const { data } = pictureEdit.safeParse(edit);
  return data?.operation === 'adjust' ? data.adjust : null;
}

/** Changes, cut-outs and uploads are made without one. */
function seedOf({ edit, modelId, seed, position }: Version): number | null {
  const isSeedless = edit !== null || modelId === BACKGROUND_REMOVAL_MODEL || modelId === UPLOADED_PICTURE;
  return isSeedless || seed === null ? null : imageSeed(seed, position ?? 0);
}
