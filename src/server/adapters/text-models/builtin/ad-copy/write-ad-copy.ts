import { ProviderError } from '#server/errors';
import type { AdCopy, AdCopyRequest } from '#server/ports/text-model';
import { chooseCallsToAction } from './choose-calls-to-action.ts';
import { readSubject } from './read-subject.ts';
import { writeDescriptions } from './write-descriptions.ts';
import { writeHashtags } from './write-hashtags.ts';
import { writeHeadlines } from './write-headlines.ts';

const SHORTEST_HEADLINE = 15;
const SHORTEST_DESCRIPTION = 25;

/**
 * Writes an ad from what its subject says of itself: the page's own phrases where they fit, framed by the
 * tone's. The same request is answered by the same copy.
 * @throws ProviderError `rejected`
 */
export function writeAdCopy({ subject, tone, limits }: AdCopyRequest): AdCopy {
  if (limits.headline < SHORTEST_HEADLINE || limits.description < SHORTEST_DESCRIPTION)
    throw new ProviderError('rejected', 'These limits leave no room for words');
  if (limits.callToActions.length === 0)
    throw new ProviderError('rejected', 'There is no call to action to choose');
  const briefing = readSubject(subject);
  const { brand, lines, topics, keywords, trade } = briefing;
  if (!brand && !trade && lines.length + topics.length + keywords.length === 0)
    throw new ProviderError('rejected', 'There is nothing here to write about');
  const headlines = writeHeadlines(briefing, tone, limits);
  return {
    headlines,
    descriptions: writeDescriptions(briefing, tone, limits, headlines),
    callToActions: chooseCallsToAction(briefing.intents, limits.callToActions),
    hashtags: writeHashtags(briefing, limits.hashtags),
  };
}
