import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '#platform/db/client';
import type { CaseOrigin, ModerationReason, ReportReason } from '../contract/moderation-reasons.ts';
import { insertModerationCase, type ModerationCaseRow } from '../queries/moderation-cases.ts';

type CaseReason = ModerationReason | ReportReason;

interface OpenedCase {
  /** Its id in the gallery, where it has had one before. */
  id?: string;
  imageId: string;
  /** Whose picture it is; null for one made for the gallery. */
  userId: string | null;
  prompt: string;
  category: string;
  hasPeople: boolean;
  /** Lower-case nouns for what is seen. */
  tags?: string[];
  origin: CaseOrigin;
  /** Null where nothing was said against it. */
  reason: CaseReason | null;
}

/** Puts a picture before the admins, with all that the gallery needs to show it once they approve. */
export async function openCase(
  trx: DatabaseTransaction,
  { id, imageId, userId, prompt, category, hasPeople, tags = [], origin, reason }: OpenedCase,
): Promise<ModerationCaseRow> {
  return await insertModerationCase(trx, {
    imageId,
    galleryImageId: id ?? randomUUID(),
    userId,
    prompt,
    category,
    hasPeople,
    tags,
    origin,
    reason,
    gravity: gravityOf(reason),
  });
}

/** How soon a case is to be looked at, 0 to 100. */
export function gravityOf(reason: CaseReason | null): number {
  return reason === null ? 0 : GRAVITY[reason];
}

const GRAVITY: Record<CaseReason, number> = {
  minors: 100,
  'real-person': 80,
  sexual: 60,
  gore: 50,
  violence: 50,
  hate: 50,
  'public-figure': 30,
  rights: 30,
  profanity: 20,
  other: 10,
};
