import { AppError } from '#platform/errors/app-error';
import { PROMPT_MAX_CHARACTERS } from '#platform/limits/limits';
import type { Moderation } from '#ports/moderation';
import type { AdSubject } from '#ports/text-model';
import { findAdFormat } from '../../content/find-ad-format.ts';
import type { GenerateVisualRequest } from '../../contract/ad-texts.ts';
import { refuseAdWords } from '../refuse-ad-words.ts';
import { askTextModel } from './ask-text-model.ts';
import { readAdSubject } from './read-ad-subject.ts';
import type { WriteCopyDeps } from './write-copy.ts';

/**
 * Writes the prompt of an ad's picture, and moderates it.
 * @throws AppError as `writeCopy` does; `invalid_request` for a format of another platform
 */
export async function writeVisual(
  deps: WriteCopyDeps,
  { userPrompt, platform, format, style, ...page }: GenerateVisualRequest,
  { signal }: { signal: AbortSignal },
): Promise<string> {
  const chosen = findAdFormat(platform, format);
  if (!chosen) throw new AppError('invalid_request.ad_format', { field: 'format' });
  const typed = [userPrompt, style].filter(Boolean).join(', ');
  if (typed) await refuseAdWords(deps, { words: typed, field: 'userPrompt', use: 'picture' });
  const { width, height } = chosen;
  const write = (subject: AdSubject) =>
    askTextModel(
      (options) =>
        deps.textModel.writeAdVisual({ subject, width, height, style: style || undefined }, options),
      { signal, field: 'userPrompt', findFaults: faultsOf },
    );
  const subject = readAdSubject({ ...page, words: userPrompt });
  const prompt = await write(subject);
  if (await isAllowed(deps, prompt)) return prompt;
  // The user did not write the page's words, so refused ones are left out instead of refusing the request.
  const allowed = await write(await withoutRefusedTexts(deps, subject));
  await refuseAdWords(deps, { words: allowed, field: 'userPrompt', use: 'picture' });
  return allowed;
}

function faultsOf(prompt: string): string[] {
  if (prompt.trim() === '') return ['nothing was written'];
  return prompt.length > 2 * PROMPT_MAX_CHARACTERS ? ['the prompt is too long'] : [];
}

async function isAllowed({ moderation }: { moderation: Moderation }, text: string): Promise<boolean> {
  return (await moderation.judgePrompt(text)).decision === 'allow';
}

async function withoutRefusedTexts(
  deps: WriteCopyDeps,
  { website, prompt, imageDescription }: AdSubject,
): Promise<AdSubject> {
  const keep = async (texts: readonly string[]) => {
    const verdicts = await Promise.all(texts.map((text) => isAllowed(deps, text)));
    return texts.filter((_, index) => verdicts[index]);
  };
  const one = async (text: string | undefined) => (await keep([text ?? '']))[0] ?? '';
  return {
    prompt,
    imageDescription: (await one(imageDescription)) || undefined,
    website: website && {
      ...website,
      brand: await one(website.brand),
      title: await one(website.title),
      description: await one(website.description),
      offer: await one(website.offer),
      headings: await keep(website.headings),
      sentences: await keep(website.sentences),
      keywords: await keep(website.keywords),
    },
  };
}
