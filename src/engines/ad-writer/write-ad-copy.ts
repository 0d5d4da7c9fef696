import type { AdCopy, AdCopyRequest } from './ad-request.ts';
import { AdWriterError } from './ad-writer-error.ts';
import { admitLimits } from './admit-limits.ts';
import { chooseCallsToAction } from './choose-calls-to-action.ts';
import { readSubject } from './read-subject.ts';
import { writeDescriptions } from './write-descriptions.ts';
import { writeHashtags } from './write-hashtags.ts';
import { writeHeadlines } from './write-headlines.ts';

/**
 * Writes an ad from what its subject says of itself: the page's own phrases where they fit, framed by the
 * tone's. The same request is answered by the same copy.
 * @throws AdWriterError
 */
export function writeAdCopy({ subject, tone, limits }: AdCopyRequest): AdCopy {
  admitLimits(limits);
  const briefing = readSubject(subject);
  const { brand, lines, topics, keywords, trade } = briefing;
  if (!brand && !trade && lines.length + topics.length + keywords.length === 0)
    throw new AdWriterError('There is nothing here to write about');
  const headlines = writeHeadlines(briefing, tone, limits);
  return {
    headlines,
    descriptions: writeDescriptions(briefing, tone, limits, headlines),
    callToActions: chooseCallsToAction(briefing.intents, limits.callToActions),
    hashtags: writeHashtags(briefing, limits.hashtags),
  };
}
