import type { FastifyReply } from 'fastify';
import { findCredits } from '#features/credits/rules/find-credits';
import type { findGeneration } from '#features/generations/rules/find-generation';
import { logFailure, toAppError } from '#platform/http/responses/error-handler';
import { hijackResponse, openEventStream } from '#platform/http/responses/event-stream';
import type { AskedAnswer, ImagesAnswer } from '../contract/openai-images.ts';
import { type EncodePicturesDeps, encodePartial } from '../rules/encode-pictures.ts';
import { openaiError } from './send-openai-error.ts';
import { waitForPictures } from './wait-for-pictures.ts';

type Generation = Awaited<ReturnType<typeof findGeneration>>;

type StreamDeps = Parameters<typeof waitForPictures>[0] &
  EncodePicturesDeps &
  Parameters<typeof findCredits>[0];

/** What the names of the events begin with. */
export type StreamedEvents = 'image_generation' | 'image_edit';

interface Streaming {
  reply: FastifyReply;
  isRepeatable: boolean;
  asked: AskedAnswer;
  event: StreamedEvents;
  /** The answer of a finished generation. @throws AppError if it has no picture */
  present(generation: Generation): Promise<ImagesAnswer>;
}

// Several previews; the finished picture is the last event.
const UNREAD_MAX_BYTES = 1024 * 1024;

/** Sends unfinished pictures and the finished one as server-sent events; so are errors, since the status has been sent. */
export async function streamPictures(
  deps: StreamDeps,
  owned: { userId: string; id: string },
  { reply, isRepeatable, asked, event, present }: Streaming,
): Promise<FastifyReply> {
  const { send, end } = openEventStream(hijackResponse(reply), { unreadMaxBytes: UNREAD_MAX_BYTES });
  const stream = { send: (type: string, data: object) => send(type, { type, ...data }), end };
  try {
    const generation = await waitForPictures(deps, owned, {
      reply,
      isRepeatable,
      onLook: partialSender(deps, asked, (data) => stream.send(`${event}.partial_image`, data)),
    });
    const { data, created, notes, ...looks } = await present(generation);
    // The paid picture is sent in any case.
    const credits = await findCredits(deps, owned.userId).catch(() => undefined);
    stream.send(`${event}.completed`, {
      ...data[0],
      created_at: created,
      quality: 'auto',
      ...looks,
      notes,
      credits_charged: generation.creditsCharged,
      ...(credits && { credits_remaining: credits.credits }),
      generation_id: owned.id,
    });
  } catch (error) {
    const refusal = toAppError(error as Error & { code: string });
    logFailure(error as Error, refusal, reply.request);
    stream.send('error', openaiError(refusal, reply.request.id));
  } finally {
    stream.end();
  }
  return reply;
}

/** Sends previews as they change, as many as were asked for. */
function partialSender(deps: StreamDeps, asked: AskedAnswer, send: (data: object) => void) {
  let sent = 0;
  let last: Buffer | undefined;
  return async ({ previewFile, createdAt, width, height }: Generation): Promise<void> => {
    if (!previewFile || last?.equals(previewFile) || sent >= (asked.partial_images ?? 0)) return;
    last = previewFile;
    const bytes = await encodePartial(deps, previewFile, asked);
    send({
      b64_json: bytes.toString('base64'),
      partial_image_index: sent++,
      created_at: Math.floor(createdAt.getTime() / 1000),
      size: `${width}x${height}`,
      quality: 'auto',
      background: 'opaque',
      output_format: asked.output_format,
    });
  };
}
