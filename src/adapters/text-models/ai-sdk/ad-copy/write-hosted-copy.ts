import { admitLimits } from '#engines/ad-writer/admit-limits';
import { ProviderError } from '#platform/errors/provider-error';
import type { AdCopy, AdCopyRequest } from '#ports/text-model';
import { orRejected } from '../../builtin/builtin-ad-writer.ts';
import type { AskModel } from '../ask-model.ts';
import { quoteMaterial } from '../quote-material.ts';
import { COPY_INSTRUCTIONS, describeTask } from './copy-instructions.ts';
import { createCopyRules } from './copy-rules.ts';
import { findDraftFaults } from './find-draft-faults.ts';
import { fitCopy } from './fit-copy.ts';
import { draftSchema, readDraft } from './read-draft.ts';
import { materialOf } from './subject-material.ts';

/**
 * Lets the model write an ad, and makes the answer keep to the platform's limits.
 * @throws ProviderError `rejected` if the subject has no words or the limits are too tight; `transient` if too few texts are
 *   usable; or the error of `ask`
 */
export async function writeHostedCopy(
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
