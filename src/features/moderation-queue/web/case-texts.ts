import { REPORT_REASON_TEXTS } from '#features/moderation/content/report-reasons';
import type { ModerationCase } from '../contract/moderation.ts';

type CaseReason = NonNullable<ModerationCase['reason']>;

const REASONS: Record<CaseReason, string> = {
  ...REPORT_REASON_TEXTS,
  minors: 'Minors in a sexual context',
  'real-person': 'A real person',
  sexual: 'Sexual content',
  gore: 'Gore',
  hate: 'Hate',
  'public-figure': 'A public figure',
  profanity: 'Swear words',
};

export function reasonText(reason: CaseReason | null): string {
  return reason === null ? 'No reason given' : REASONS[reason];
}

export function isCaseReason(word: unknown): word is CaseReason {
  return typeof word === 'string' && Object.hasOwn(REASONS, word);
}

/** Whether the picture may be disturbing, and is blurred until the admin chooses to see it. */
export function isVeiled({ reason }: Pick<ModerationCase, 'reason'>): boolean {
  return reason !== null && DISTURBING.has(reason);
}

const DISTURBING: ReadonlySet<CaseReason> = new Set([
  'minors',
  'real-person',
  'sexual',
  'gore',
  'violence',
  'hate',
]);

/** Why the case was opened, in one sentence. */
export function originText({ origin, reason, reportCount, verdict }: ModerationCase): string {
  if (origin === 'admin') return 'Removed from its page by an admin.';
  if (origin === 'report')
    return reportCount === 1 ? 'One person reported it.' : `${reportCount} people reported it.`;
  if (verdict === null || verdict.judge === 'none') return 'No image check is installed.';
  if (verdict.decision === 'allow')
    return reason === null
      ? 'It was made from an upload, from a removed picture, or from pictures whose words are not all known.'
      : 'The prompt was flagged; the picture was not.';
  return Object.keys(verdict.scores).length > 0
    ? 'The image check flagged it.'
    : 'The image check was not sure.';
}

/** The picture's current state. */
export function standingText({ status, origin, galleryImageId }: ModerationCase): string {
  if (status === 'removed') return 'Removed';
  if (galleryImageId !== null) return 'Public';
  if (status === 'approved') return 'Approved, then made private by its owner';
  return origin === 'report' ? 'Hidden' : 'Waiting';
}

const CLASSES: Record<string, string> = {
  neutral: 'harmless',
  drawing: 'a harmless drawing',
  sexy: 'suggestive',
  porn: 'sexual',
  hentai: 'a sexual drawing',
};

/** The judge's scores in words, highest first: `very likely sexual (81%)`. Scores under 20% are left out. */
export function scoreTexts(scores: Readonly<Record<string, number>>): string[] {
  return Object.entries(scores)
    .filter(([, score]) => score >= 0.2)
    .sort(([, a], [, b]) => b - a)
    .map(([name, score]) => `${likelihood(score)} ${CLASSES[name] ?? name} (${Math.round(score * 100)}%)`);
}

function likelihood(score: number): string {
  if (score >= 0.8) return 'very likely';
  if (score >= 0.5) return 'likely';
  return 'possibly';
}
