import { BACKGROUND_REMOVAL_MODEL } from '#features/images/contract/enumerations';
import { imageAddress } from '#features/images/routes/image-address';
import { pictureEdit } from '../contract/picture-edit.ts';
import type { PictureVersion } from '../contract/versions.ts';
import type { listVersions } from '../rules/list-versions.ts';

type Version = Awaited<ReturnType<typeof listVersions>>[number];

export function presentVersion(version: Version): PictureVersion {
  const { imageId, generationId, galleryId, parentId, width, height, seed } = version;
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
    seed,
    credits: version.costPerImage,
    adjust: adjustmentOf(version),
    createdAt: version.createdAt.toISOString(),
  };
}

function adjustmentOf({ edit }: Version): PictureVersion['adjust'] {
  const { data } = pictureEdit.safeParse(edit);
  return data?.operation === 'adjust' ? data.adjust : null;
}
