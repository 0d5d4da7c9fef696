import { z } from 'zod';
import { galleryImageId } from '#features/gallery/contract/gallery';
import { AppError } from '#platform/errors/app-error';
import type { App } from '#platform/http/app';
import { type AdminDeps, requireAdmin } from '#platform/http/require-admin';
import { moderationCase, moderationCaseId, moderationPage, moderationQuery } from '../contract/moderation.ts';
import { type Decision, decideCase, removePublicImage } from '../rules/decide-case.ts';
import { findCase } from '../rules/find-case.ts';
import { listCases } from '../rules/list-cases.ts';
import { presentModerationCase } from './present-moderation-case.ts';

export type AdminModerationDeps = AdminDeps & Parameters<typeof decideCase>[0];

/** The review queue, and what admins do to public pictures. */
export function registerAdminModeration(app: App, deps: AdminModerationDeps): void {
  app.get(
    '/api/admin/moderation',
    {
      // Who asks comes before what is asked: nobody else learns what this address takes.
      preValidation: async (request) => {
        await requireAdmin(deps, request);
      },
      schema: { querystring: moderationQuery, response: { 200: moderationPage } },
    },
    async (request, reply) => {
      const { status, ...page } = request.query;
      reply.header('cache-control', 'no-store');
      const { cases, counts } = await listCases(deps, { ...page, isOpen: status === 'open' });
      return { cases: cases.map(presentModerationCase), counts };
    },
  );

  const decisions: Record<string, Decision> = { approve: 'approved', remove: 'removed' };
  for (const [verb, decision] of Object.entries(decisions))
    app.post(
      `/api/admin/moderation/:id/${verb}`,
      { schema: { params: z.object({ id: z.string() }), response: { 200: moderationCase } } },
      async (request) => {
        const { id, email } = await requireAdmin(deps, request);
        const caseId = moderationCaseId.safeParse(request.params.id);
        if (!caseId.success) throw new AppError('not_found.case');
        await decideCase(deps, { caseId: caseId.data, decision, admin: { id, email } });
        return presentModerationCase(await findCase(deps, caseId.data));
      },
    );

  app.post(
    '/api/admin/gallery/:id/remove',
    { schema: { params: z.object({ id: z.string() }), response: { 204: z.null() } } },
    async (request, reply) => {
      const { id, email } = await requireAdmin(deps, request);
      const imageId = galleryImageId.safeParse(request.params.id);
      if (!imageId.success) throw new AppError('not_found.gallery_picture');
      await removePublicImage(deps, { galleryImageId: imageId.data, admin: { id, email } });
      return reply.code(204).send(null);
    },
  );
}
