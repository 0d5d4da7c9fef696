import type { Moderation } from '#ports/moderation';
import type { AdCopy, TextModel } from '#ports/text-model';
import { localizeLabels } from '../../content/button-labels.ts';
import type { GenerateCopyRequest } from '../../contract/ad-texts.ts';
import { findLanguage } from '../analysis/read-website/find-language.ts';
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
 * Writes an ad's texts within a platform's limits. Calls to action are the platform's, in the subject's language.
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
  const copy = await askTextModel(
    (options) => deps.textModel.writeAdCopy({ subject, tone, limits }, options),
    { signal, field: 'prompt', findFaults: (answer) => findCopyFaults(answer, limits) },
  );
  const typed = [prompt, page.imageDescription].filter(Boolean).join('\n');
  const language = page.websiteData ? page.websiteData.language : (findLanguage(typed, '') ?? '');
  return { ...copy, callToActions: localizeLabels(copy.callToActions, language) };
}
