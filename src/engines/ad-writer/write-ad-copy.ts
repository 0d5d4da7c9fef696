import type { AdSubject, AdTextLimits, AdTone } from './ad-request.ts';
import { AdWriterError } from './ad-writer-error.ts';
import { admitLimits } from './admit-limits.ts';
import { chooseCallsToAction } from './choose-calls-to-action.ts';
import { readSubject } from './read-subject.ts';
import { writeDescriptions } from './write-descriptions.ts';
import { writeHashtags } from './write-hashtags.ts';
import { writeHeadlines } from './write-headlines.ts';

/**
 * Writes an ad's texts from the subject's own phrases and the tone's frames. The same request always gives the same texts:
 * five headlines, four descriptions and one to four of the platform's calls to action, the best first, and hashtags.
 * @throws AdWriterError
 */
export function writeAdCopy({
  subject,
  tone,
  limits,
}: {
  subject: AdSubject;
  tone: AdTone;
  limits: AdTextLimits;
}) {
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
