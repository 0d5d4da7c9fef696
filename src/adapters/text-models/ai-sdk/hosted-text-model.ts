import { admitLimits } from '#engines/ad-writer/admit-limits';
import { ProviderError } from '#platform/errors/provider-error';
import type { CallPurpose } from '#ports/call-journal';
import type { AdCopy, AdCopyRequest, TextModel } from '#ports/text-model';
import type { HostedModels } from '../../model-providers/hosted-models.ts';
import { orRejected } from '../builtin/builtin-ad-writer.ts';
import { COPY_INSTRUCTIONS, describeTask } from './ad-copy/copy-instructions.ts';
import { createCopyRules } from './ad-copy/copy-rules.ts';
import { findDraftFaults } from './ad-copy/find-draft-faults.ts';
import { fitCopy } from './ad-copy/fit-copy.ts';
import { draftSchema, readDraft } from './ad-copy/read-draft.ts';
import { materialOf } from './ad-copy/subject-material.ts';
import { type AskModel, createAskModel } from './ask-model.ts';
import { enhanceHostedPrompt } from './enhance-prompt.ts';
import { quoteMaterial } from './quote-material.ts';
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

/**
 * Lets the model write an ad, and makes the answer keep to the platform's limits.
 * @throws ProviderError `rejected` if the subject has no words or the limits are too tight; `transient` if too few texts are
 *   usable; or the error of `ask`
 */
async function writeHostedCopy(
  ask: AskModel,
  request: AdCopyRequest,
  options: { signal: AbortSignal },
): Promise<AdCopy> {
  const { subject, limits } = request;
  orRejected(() => admitLimits(limits));
  const material = materialOf(subject);
  if (!material) throw new ProviderError('rejected', 'There is nothing here to write about');
  const rules = createCopyRules(request);
  const drafts = await ask(
    {
      instructions: COPY_INSTRUCTIONS,
      prompt: `${describeTask(request, rules)}\n${quoteMaterial(material)}`,
      schema: draftSchema,
      read: readDraft,
      findFaults: (draft) => findDraftFaults(draft, rules, limits),
    },
    options,
  );
  return fitCopy(request, drafts, rules);
}
