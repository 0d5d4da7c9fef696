import { removeGalleryImage } from '#features/gallery/contract/gallery';
import type { App } from '#platform/http/app';
import { route } from '#platform/http/route';
import type { SignedInUser } from '#platform/http/security/session';
import * as contract from '../contract/moderation.ts';
import { type Decision, decideCase, removePublicImage } from '../rules/decide-case.ts';
import { findCase } from '../rules/find-case.ts';
import { listCases } from '../rules/list-cases.ts';
import { presentModerationCase } from './present-moderation-case.ts';

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
