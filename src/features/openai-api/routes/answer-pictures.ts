import type { FastifyReply } from 'fastify';
import { findCredits } from '#features/credits/rules/find-credits';
import { presentGeneration } from '#features/generations/routes/present-generation';
import type { findGeneration } from '#features/generations/rules/find-generation';
import { imageAddress } from '#features/images/routes/image-address';
import { creditLine } from '#features/images/rules/credit-line';
import { descriptionOf } from '#features/images/rules/description-of';
import { AppError } from '#platform/errors/app-error';
import type { AskedAnswer, ImagesAnswer, OpenaiImage } from '../contract/openai-images.ts';
import { type EncodePicturesDeps, encodeFinished } from '../rules/encode-pictures.ts';
import type { createAnswerSlots } from './answer-slots.ts';
import { type StreamedEvents, streamPictures } from './stream-pictures.ts';
import { waitForPictures } from './wait-for-pictures.ts';

export type AnswerPicturesDeps = EncodePicturesDeps &
  Parameters<typeof waitForPictures>[0] &
  Parameters<typeof findCredits>[0] & {
    publicUrl: string;
    waitForAnswerSlot: ReturnType<typeof createAnswerSlots>;
  };

type Generation = Awaited<ReturnType<typeof findGeneration>>;

/** Waits for an accepted generation, and answers with its pictures or streams them. */
export async function answerPictures(
  deps: AnswerPicturesDeps,
  owned: { userId: string; id: string },
  {
    reply,
    isRepeatable,
    asked,
    event,
  }: {
    reply: FastifyReply;
    isRepeatable: boolean;
    asked: AskedAnswer & { stream?: boolean | null | undefined };
    event: StreamedEvents;
  },
): Promise<ImagesAnswer | FastifyReply> {
  const waiting = { reply, isRepeatable };
  const present = async (generation: Generation) => {
    // Addresses and errors take no memory.
    if (generation.status === 'completed' && asked.response_format !== 'url')
      await deps.waitForAnswerSlot(owned.userId, reply.raw);
    return await presentPictures(deps, generation, asked);
  };
  if (asked.stream) return await streamPictures(deps, owned, { ...waiting, asked, event, present });
  const generation = await waitForPictures(deps, owned, waiting);
  const answer = await present(generation);
  const { credits } = await findCredits(deps, owned.userId);
  reply.headers({
    'x-credits-charged': generation.creditsCharged,
    'x-credits-remaining': credits,
    'x-generation-id': owned.id,
  });
  return answer;
}

/** @throws AppError if the generation has no picture */
async function presentPictures(
  deps: AnswerPicturesDeps,
  generation: Generation,
  asked: AskedAnswer,
): Promise<ImagesAnswer> {
  if (generation.status === 'failed') throw whyFailed(generation);
  const { notes, enhancedPrompt } = presentGeneration(generation);
  const data: OpenaiImage[] = [];
  for (const image of generation.images) {
    const line = creditLine(descriptionOf(image).credits);
    data.push({
      ...(asked.response_format === 'url'
        ? { url: deps.publicUrl + imageAddress(image.objectKey) }
        : { b64_json: (await encodeFinished(deps, image, asked)).toString('base64') }),
      ...(enhancedPrompt === null ? {} : { revised_prompt: enhancedPrompt }),
      ...(line === null ? {} : { credit_line: line }),
    });
  }
  const { width, height } = generation;
  return {
    created: Math.floor(generation.createdAt.getTime() / 1000),
    data,
    background: 'opaque',
    output_format: asked.output_format,
    size: `${width}x${height}`,
    notes,
  };
}

function whyFailed(generation: Generation): AppError {
  const { failureReason, failureRemedy } = presentGeneration(generation);
  const why = failureReason ?? '';
  return failureRemedy === 'other-words'
    ? new AppError('moderated.declined', { why })
    : new AppError('unavailable.generation', { why });
}
