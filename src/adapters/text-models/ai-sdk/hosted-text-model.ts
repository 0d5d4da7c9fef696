import type { CallPurpose } from '#ports/call-journal';
import type { TextModel } from '#ports/text-model';
import type { HostedModels } from '../../model-providers/hosted-models.ts';
import { writeHostedCopy } from './ad-copy/write-hosted-copy.ts';
import { createAskModel } from './ask-model.ts';
import { enhanceHostedPrompt } from './enhance-prompt.ts';
import { writeHostedVisual } from './write-ad-visual.ts';
import { writeImagePrompt } from './write-image-prompt.ts';

export interface HostedTextModelInput {
  /** `provider/model`. */
  id: string;
  hosted: HostedModels;
  purpose: CallPurpose;
  /** In [0, 1). */
  random?: () => number;
}

/** A language model of a provider or a self-hosted server. Texts of users and pages are quoted as data. */
export function createHostedTextModel({
  id,
  hosted,
  purpose,
  random = Math.random,
}: HostedTextModelInput): TextModel {
  const ask = createAskModel({ id, hosted, purpose, kind: 'text' });
  return {
    id,
    writeImagePrompt: (request, { signal }) => writeImagePrompt(ask, request, { signal, random }),
    writeAdCopy: (request, options) => writeHostedCopy(ask, request, options),
    writeAdVisual: (request, options) => writeHostedVisual(ask, request, options),
    enhancePrompt: (request, options) => enhanceHostedPrompt(ask, request, options),
  };
}
