import type { AdSubject, AdTextLimits, AdTone } from './ad-request.ts';
import { AdWriterError } from './ad-writer-error.ts';
import { admitLimits } from './admit-limits.ts';
import { chooseCallsToAction } from './choose-calls-to-action.ts';
import { quoteDescriptions, quoteHeadlines } from './quote-page.ts';
import { readSubject } from './read-subject.ts';
import { writeDescriptions } from './write-descriptions.ts';
import { pageHashtags, writeHashtags } from './write-hashtags.ts';
import { writeHeadlines } from './write-headlines.ts';

/**
 * Writes an ad's texts, the best first: for a page up to five headlines and four descriptions, all in its own words; for
 * a prompt or picture exactly as many, from its phrases and the tone's frames. With one to four of the platform's calls to
 * action, and hashtags. The same request always gives the same texts.
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
  const isQuoted = briefing.isPage;
  const headlines = (isQuoted ? quoteHeadlines : writeHeadlines)(briefing, tone, limits);
  return {
    headlines,
    descriptions: (isQuoted ? quoteDescriptions : writeDescriptions)(briefing, tone, limits, headlines),
    callToActions: chooseCallsToAction(briefing.intents, limits.callToActions),
    hashtags: (isQuoted ? pageHashtags : writeHashtags)(briefing, limits.hashtags),
  };
}
