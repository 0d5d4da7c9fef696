import type { App } from '#platform/http/app';
import { type AdminDeps, requireAdmin } from '#platform/http/security/require-admin';
import { adminAuditPage, adminAuditQuery } from '../contract/admin-audit.ts';
import { listAdminAudit } from '../rules/list-admin-audit.ts';

export type AdminAuditDeps = AdminDeps & Parameters<typeof listAdminAudit>[0];

/** What admins changed, for admins. */
export function registerAdminAudit(app: App, deps: AdminAuditDeps): void {
  app.get(
    '/api/admin/audit',
    {
      preValidation: async (request) => {
        await requireAdmin(deps, request);
      },
      schema: { querystring: adminAuditQuery, response: { 200: adminAuditPage } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { entries, ...rest } = await listAdminAudit(deps, request.query);
      return {
        entries: entries.map(({ createdAt, ...entry }) => ({ ...entry, at: createdAt.toISOString() })),
        ...rest,
      };
    },
  );
}
