import type { Moderation } from '#ports/moderation';
import type { AdCopy, TextModel } from '#ports/text-model';
import type { GenerateCopyRequest } from '../../contract/ad-texts.ts';
import { refuseAdWords } from '../refuse-ad-words.ts';
import { askTextModel } from './ask-text-model.ts';
import { findCopyFaults } from './find-copy-faults.ts';
import { readAdSubject } from './read-ad-subject.ts';
import { textLimitsOf } from './text-limits-of.ts';

export interface WriteCopyDeps {
  textModel: TextModel;
  moderation: Moderation;
}

/**
 * Writes an ad's texts within a platform's limits.
 * @throws AppError `moderated` for the typed words, `invalid_request` if the subject says too little, `unavailable`
 * without a usable answer
 */
export async function writeCopy(
  deps: WriteCopyDeps,
  { prompt, platform, tone, ...page }: GenerateCopyRequest,
  { signal }: { signal: AbortSignal },
): Promise<AdCopy> {
  if (prompt) await refuseAdWords(deps, { words: prompt, field: 'prompt', use: 'text' });
  const limits = textLimitsOf(platform);
  const subject = readAdSubject({ ...page, words: prompt });
  return await askTextModel((options) => deps.textModel.writeAdCopy({ subject, tone, limits }, options), {
    signal,
    field: 'prompt',
    findFaults: (copy) => findCopyFaults(copy, limits),
  });
}
