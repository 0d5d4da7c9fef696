import { z } from 'zod';
import { galleryImageId } from '#contract/gallery';
import { moderationCase, moderationCaseId, moderationPage, moderationQuery } from '#contract/moderation';
import { AppError } from '#platform/errors/app-error';
import { type Decision, decideCase, removePublicImage } from '#server/domain/moderation/decide-case';
import { findCase } from '#server/domain/moderation/find-case';
import { listCases } from '#server/domain/moderation/list-cases';
import type { App } from './app.ts';
import { presentModerationCase } from './present-moderation-case.ts';
import { type AdminDeps, requireAdmin } from './require-admin.ts';

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
