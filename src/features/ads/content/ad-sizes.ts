import type { AdPlatformId } from '../contract/ad-enumerations.ts';
import type { AdFormat, Evidence } from '../contract/ad-formats.ts';
import { chosen } from './evidence.ts';

type OwnEvidence = Partial<AdFormat['evidence']>;

/** Everything but the size. A safe area needs its evidence; without one, nothing is covered. */
interface FileRules
  extends Partial<Pick<AdFormat, 'content' | 'safeArea' | 'allowsText' | 'showsButton' | 'note'>> {
  maxBytes: AdFormat['maxBytes'];
  fileTypes: AdFormat['fileTypes'];
  evidence: OwnEvidence & { maxBytes: Evidence; fileTypes: Evidence };
}

type OwnRules = Partial<Omit<FileRules, 'evidence'>> & { evidence?: OwnEvidence };

const UNCOVERED = {
  safeArea: { top: 0, right: 0, bottom: 0, left: 0 },
  evidence: { safeArea: chosen('The platform names no part that it covers.') },
};

/**
 * Returns a function that describes one size of a platform, given the rules that its sizes share. `id` lacks the
 * platform's name. `size` is the evidence for the pixels; `own` replaces shared rules.
 */
export function sizesOf(platform: AdPlatformId, shared: FileRules) {
  return (
    id: string,
    name: string,
    [width, height]: [width: number, height: number],
    size: Evidence,
    own: OwnRules = {},
  ): AdFormat => ({
    id: `${platform}-${id}`,
    name,
    width,
    height,
    shape: shapeOf(width / height),
    content: 'ad',
    allowsText: true,
    showsButton: true,
    ...UNCOVERED,
    ...shared,
    ...own,
    evidence: { ...UNCOVERED.evidence, ...shared.evidence, ...own.evidence, size },
  });
}

function shapeOf(ratio: number): AdFormat['shape'] {
  if (ratio >= 2.6) return 'leaderboard';
  if (ratio >= 1.25) return 'banner';
  if (ratio >= 0.85) return 'square';
  return ratio >= 0.45 ? 'portrait' : 'skyscraper';
}
