import type { ImageModelV4Result } from '@ai-sdk/provider';
import { ProviderError } from '#platform/errors/provider-error';
import { createRefusal } from '../../model-providers/errors/refusal.ts';
import { openAnswer } from './open-answer.ts';
import { isBlack, type OpenPicture } from './open-picture.ts';

/** A picture of an answer, with its metadata. */
export interface MadePicture {
  picture: OpenPicture;
  /** The provider's rewritten prompt. */
  revisedPrompt?: string;
  /** The seed reported by the provider. */
  seed?: number;
}

/** Providers' stop reasons for content filters. */
const FILTERED =
  /safety|prohibited|blocklist|block_reason|recitation|spii|content.?(filter|policy)|moderat/iu;

/**
 * The usable pictures of an answer.
 * @param from the provider's name for users
 * @throws APICallError for a refusal: the content filter removed or blackened all pictures
 * @throws ProviderError `transient` if there is no picture for another reason
 */
export async function readResult(result: ImageModelV4Result, from: string): Promise<MadePicture[]> {
  if (result.images.length === 0) throw noPicture(result, from);
  const read = await Promise.allSettled(
    result.images.map(async (image, position): Promise<MadePicture> => {
      const said = metadataOf(result, position);
      if (said.nsfw === true) throw createRefusal(from, 'The safety filter held the picture back.');
      const picture = await openAnswer(
        typeof image === 'string' ? Buffer.from(image, 'base64') : image,
        from,
      );
      if (isBlack(picture)) throw createRefusal(from, 'The safety filter blackened the picture.');
      return {
        picture,
        ...(typeof said.revisedPrompt === 'string' && { revisedPrompt: said.revisedPrompt }),
        ...(typeof said.seed === 'number' && { seed: said.seed }),
      };
    }),
  );
  const pictures = read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  if (pictures.length > 0) return pictures;
  throw read.find((one) => one.status === 'rejected')!.reason;
}

/** The provider's metadata for one picture. */
function metadataOf(
  { providerMetadata = {} }: ImageModelV4Result,
  position: number,
): Record<string, unknown> {
  const said = Object.values(providerMetadata).map((metadata) => {
    const { images, seed } = metadata as { images?: unknown[]; seed?: unknown };
    // With several pictures, the seed is that of the first only.
    return { ...(images?.length === 1 && { seed }), ...(images?.[position] as object | undefined) };
  });
  return Object.assign({}, ...said);
}

function noPicture({ providerMetadata = {}, isRetryable }: ImageModelV4Result, from: string): Error {
  const reason = Object.values(providerMetadata)
    .map(filteredFor)
    .find((said) => said !== undefined);
  if (isRetryable === false || reason !== undefined)
    return createRefusal(from, `The safety filter let no picture through${reason ? ` (${reason})` : ''}.`);
  return new ProviderError('transient', `${from} sent no picture`, {
    failure: { code: 'noPicture', label: from },
  });
}

/** The provider's stop reason, if it names a content filter. */
function filteredFor(metadata: object): string | undefined {
  const { finishReason, promptFeedback } = metadata as {
    finishReason?: unknown;
    promptFeedback?: { blockReason?: unknown } | null;
  };
  return [promptFeedback?.blockReason, finishReason].find(
    (said): said is string => typeof said === 'string' && FILTERED.test(said),
  );
}
