import { z } from 'zod';
import { imageAddress } from '#features/images/routes/image-address';
import { type ModerationCase, moderationCase } from '../contract/moderation.ts';
import type { findCase } from '../rules/find-case.ts';

type FoundCase = Awaited<ReturnType<typeof findCase>>;

export function presentModerationCase(found: FoundCase): ModerationCase {
  const { status, origin, reason, verdict } = stored.parse(found);
  return {
    id: found.id,
    status,
    origin,
    reason,
    prompt: found.prompt,
    category: found.category,
    hasPeople: found.hasPeople,
    picture: presentPicture(found),
    galleryImageId: found.isPublic ? found.galleryImageId : null,
    verdict: verdict ?? null,
    owner: presentOwner(found),
    reportCount: found.reportCount,
    reports: found.reports.map((report) => ({
      reason: storedReason.parse(report.reason),
      note: report.note,
      isVisitor: report.userId === null,
      createdAt: report.createdAt.toISOString(),
    })),
    openedAt: found.openedAt.toISOString(),
    decidedAt: found.decidedAt?.toISOString() ?? null,
    decidedBy: found.deciderEmail,
  };
}

function presentPicture({ objectKey, width, height, thumbHash }: FoundCase): ModerationCase['picture'] {
  if (objectKey === null || width === null || height === null || thumbHash === null) return null;
  return { imageUrl: imageAddress(objectKey), width, height, thumbHash: thumbHash.toString('base64') };
}

function presentOwner(found: FoundCase): ModerationCase['owner'] {
  if (found.ownerEmail === null) return null;
  const name = [found.ownerFirstName, found.ownerLastName].filter(Boolean).join(' ');
  return { email: found.ownerEmail, name: name || null, refusedPrompts: found.refusedPrompts };
}

const { status, origin, reason, verdict } = moderationCase.shape;
const stored = z.object({ status, origin, reason, verdict: verdict.unwrap().optional() });
const storedReason = moderationCase.shape.reports.element.shape.reason;
