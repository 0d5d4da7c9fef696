import { buffer } from 'node:stream/consumers';
import type { ImageRow } from '#features/images/queries/images';
import { descriptionOf } from '#features/images/rules/description-of';
import { encodePicture } from '#features/images/rules/encode-picture';
import { openOriginal } from '#features/images/rules/open-image';
import { decodePicture } from '#platform/images/decode-picture';
import type { ObjectStore } from '#ports/object-store';
import type { Provenance } from '#ports/provenance';
import type { AskedAnswer } from '../contract/openai-images.ts';

export interface EncodePicturesDeps {
  objectStore: ObjectStore;
  provenance: Provenance;
}

type AskedFile = Pick<AskedAnswer, 'output_format' | 'output_compression'>;

/** A picture's file as it was stored, or in the format that was asked for. */
export async function encodeFinished(
  deps: EncodePicturesDeps,
  image: ImageRow,
  { output_format: format, output_compression: quality }: AskedFile,
): Promise<Buffer> {
  const { object } = await openOriginal(deps, { ...image, isPublic: false });
  const original = await buffer(object.stream());
  if (format === 'png') return original;
  const { digitalSourceType, credits } = descriptionOf(image);
  const convert = async () => {
    const { bytes } = await encodePicture(deps, decodePicture({ bytes: original }), {
      format,
      // As in OpenAI's protocol, 100 is the highest quality, and the default.
      quality: Math.max(1, quality ?? 100),
      digitalSourceType,
      edits: ['converted'],
      credits,
    });
    return bytes;
  };
  const converted = lastConversion.then(convert);
  lastConversion = converted.catch(() => undefined);
  return await converted;
}

/** Conversions take their turns: several at once would take all cores of the process that sends pages. */
let lastConversion: Promise<unknown> = Promise.resolve();

/** A preview in the format of the finished picture; small, so it carries no manifest. */
export async function encodePartial(
  deps: EncodePicturesDeps,
  preview: Buffer,
  { output_format: format }: AskedFile,
): Promise<Buffer> {
  const { bytes } = await encodePicture(deps, decodePicture({ bytes: preview }), {
    format,
    digitalSourceType: 'algorithmicMedia',
    isSigned: false,
  });
  return bytes;
}
