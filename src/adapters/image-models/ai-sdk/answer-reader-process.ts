/** The process that decodes pictures from hosted models. `open-answer.ts` launches it. */
import sharp from 'sharp';
import { AppError } from '#platform/errors/app-error';
import { ProviderError } from '#platform/errors/provider-error';
import { allowDecoders } from '#platform/images/allow-decoders';
import { serveFiles } from '#platform/isolation/serve-files';
import type { AnswerFacts, AnswerFinding } from './open-answer.ts';
import { openPicture } from './open-picture.ts';

allowDecoders();
sharp.cache(false);
sharp.concurrency(1);

serveFiles<AnswerFacts, AnswerFinding>(async (sent, { from }) => {
  try {
    const { pixels, ...finding } = await openPicture(sent, from);
    return { finding, bytes: pixels };
  } catch (error) {
    if (error instanceof ProviderError) throw new AppError('unsupported_media.said', { said: error.message });
    throw error;
  }
});
