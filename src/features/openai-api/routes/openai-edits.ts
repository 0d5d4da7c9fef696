import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '#platform/errors/app-error';
import type { App } from '#platform/http/app';
import { countCall } from '#platform/http/rate-limits/count-calls';
import type { RateLimiters } from '#platform/http/rate-limits/create-rate-limiters';
import { onceClosed } from '#platform/http/requests/abort-on-disconnect';
import { route } from '#platform/http/route';
import type { QueueUpload } from '#platform/http/uploads/image-forms';
import { type PictureForm, readPictureForm } from '#platform/http/uploads/read-image-field';
import { MASK_MAX_BYTES, UPLOAD_MAX_BYTES } from '#platform/limits/limits';
import * as contract from '../contract/openai-edits.ts';
import {
  type PictureEditDeps,
  requestPictureEdit,
  requestVariations,
} from '../rules/request-picture-edit.ts';
import { answerPictures } from './answer-pictures.ts';
import type { OpenaiDeps } from './openai-images.ts';
import { sendOpenaiError } from './send-openai-error.ts';

export type OpenaiEditsDeps = OpenaiDeps & PictureEditDeps & { limits: RateLimiters };

/** Clients send one picture as `image`, and a list as `image[]`. */
const IMAGE_FIELDS = { image: UPLOAD_MAX_BYTES, 'image[]': UPLOAD_MAX_BYTES };

// A prompt of 2,000 characters that take four bytes each.
const LONGEST_TEXT = 10_000;

/** The endpoints of OpenAI's images protocol that take pictures. */
export function registerOpenaiEdits(forms: App, queueUpload: QueueUpload, deps: OpenaiEditsDeps): void {
  forms.register(async (openai: App) => {
    openai.setErrorHandler(sendOpenaiError);

    route(openai, contract.createOpenaiEdit, async ({ user, key, idempotencyKey, request, reply }) => {
      const asked = { userId: user.id, apiKeyId: key.id, idempotencyKey };
      const { id, form } = await receive(request, reply, user.id, { mask: MASK_MAX_BYTES }, async (sent) => {
        const read = readForm(contract.editsForm, sent);
        const mask = sent.pictures.find(({ field }) => field === 'mask');
        const accepted = await requestPictureEdit(deps, { ...asked, ...read, mask });
        return { ...read, ...accepted };
      });
      const waiting = { reply, isRepeatable: idempotencyKey !== null };
      return await answerPictures(
        deps,
        { userId: user.id, id },
        { ...waiting, asked: form, event: 'image_edit' },
      );
    });

    route(openai, contract.createOpenaiVariation, async ({ user, key, idempotencyKey, request, reply }) => {
      const asked = { userId: user.id, apiKeyId: key.id, idempotencyKey };
      const { id, form } = await receive(request, reply, user.id, {}, async (sent) => {
        const read = readForm(contract.variationsForm, sent);
        return { ...read, ...(await requestVariations(deps, { ...asked, ...read })) };
      });
      const waiting = { reply, isRepeatable: idempotencyKey !== null };
      return await answerPictures(
        deps,
        { userId: user.id, id },
        { ...waiting, asked: form, event: 'image_generation' },
      );
    });
  });

  async function receive<Result>(
    request: FastifyRequest,
    reply: FastifyReply,
    userId: string,
    otherFiles: Readonly<Record<string, number>>,
    accept: (form: PictureForm) => Promise<Result>,
  ): Promise<Result> {
    onceClosed(reply.raw, deps.countWaitingRequest(userId));
    await countCall(deps.limits.upload, userId);
    const maxBytes = { ...IMAGE_FIELDS, ...otherFiles };
    const mostFiles = 1 + Object.keys(otherFiles).length;
    return await queueUpload(request, userId, accept, (one) =>
      readPictureForm(one, { maxBytes, mostFiles, longestText: LONGEST_TEXT }),
    );
  }
}

/** @throws AppError `invalid_request` naming the field */
function readForm<Schema extends z.ZodType>(schema: Schema, { pictures, texts }: PictureForm) {
  const images = pictures.filter(({ field }) => field in IMAGE_FIELDS);
  if (images.length > 1 || pictures.length > images.length + 1)
    throw new AppError('invalid_request.image_several', { field: 'image' });
  const [image] = images;
  if (!image) throw new AppError('invalid_request.image_missing', { field: 'image' });
  const parsed = schema.safeParse(texts);
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0]!;
    if (path.length === 0) throw new AppError('invalid_request.problem', { problem: message });
    throw new AppError('invalid_request.field', { field: path.join('.'), problem: message });
  }
  return { form: parsed.data, image };
}
