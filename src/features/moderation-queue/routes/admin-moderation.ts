import { z } from 'zod';
import { removeGalleryImage } from '#features/gallery/contract/gallery';
import { imageAddress } from '#features/images/routes/image-address';
import type { App } from '#platform/http/app';
import { route } from '#platform/http/route';
import type { SignedInUser } from '#platform/http/security/session';
import * as contract from '../contract/moderation.ts';
import { type ModerationCase, moderationCase } from '../contract/moderation.ts';
import { type Decision, decideCase, removePublicImage } from '../rules/decide-case.ts';
import { findCase } from '../rules/find-case.ts';
import { listCases } from '../rules/list-cases.ts';

export type AdminModerationDeps = Parameters<typeof decideCase>[0];

/** The review queue, and the removal of public pictures by admins. */
export function registerModerationQueueRoutes(app: App, deps: AdminModerationDeps): void {
  route(app, contract.listCases, async ({ query: { status, ...page } }) => {
    const { cases, counts } = await listCases(deps, { ...page, isOpen: status === 'open' });
    return { cases: cases.map(presentModerationCase), counts };
  });

  async function decide(caseId: string, decision: Decision, { id, email }: SignedInUser) {
    await decideCase(deps, { caseId, decision, admin: { id, email } });
    return presentModerationCase(await findCase(deps, caseId));
  }
  route(app, contract.approveCase, ({ params, user }) => decide(params.id, 'approved', user));
  route(app, contract.removeCase, ({ params, user }) => decide(params.id, 'removed', user));

  route(app, removeGalleryImage, ({ params, user: { id, email } }) =>
    removePublicImage(deps, { galleryImageId: params.id, admin: { id, email } }),
  );
}

type FoundCase = Awaited<ReturnType<typeof findCase>>;

function presentModerationCase(found: FoundCase): ModerationCase {
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
