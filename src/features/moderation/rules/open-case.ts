import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '#platform/db/client';
import type { CaseOrigin, ModerationReason, ReportReason } from '../contract/moderation-reasons.ts';
import { insertModerationCase, type ModerationCaseRow } from '../queries/moderation-cases.ts';

type CaseReason = ModerationReason | ReportReason;

interface OpenedCase
  extends Pick<ModerationCaseRow, 'userId' | 'prompt' | 'category' | 'hasPeople'>,
    Partial<Pick<ModerationCaseRow, 'tags'>> {
  /** Its id in the gallery, if it has had one before. */
  id?: string;
  imageId: string;
  origin: CaseOrigin;
  /** Null if nothing was found or reported. */
  reason: CaseReason | null;
}

/** Opens a case for the admins, with the data that the gallery needs once they approve. */
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

/** Priority of a case for review, 0 to 100. */
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
