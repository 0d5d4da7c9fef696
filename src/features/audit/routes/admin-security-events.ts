import { recordSecurityEvent } from '#features/security-events/rules/record-security-event';
import { AppError } from '#platform/errors/app-error';
import type { App } from '#platform/http/app';
import { type AdminDeps, requireAdmin } from '#platform/http/security/require-admin';
import { isCrossSite } from '#platform/http/security/same-origin';
import {
  securityEventsExportQuery,
  securityEventsPage,
  securityEventsQuery,
} from '../contract/security-events.ts';
import { exportSecurityEvents } from '../rules/export-security-events.ts';
import { listSecurityEvents } from '../rules/list-security-events.ts';

export type AdminSecurityEventsDeps = AdminDeps &
  Parameters<typeof listSecurityEvents>[0] & { publicUrl: string };

const TYPES = { csv: 'text/csv; charset=utf-8', ndjson: 'application/x-ndjson; charset=utf-8' };

/** What happened to accounts and what was refused, for admins. */
export function registerAdminSecurityEvents(app: App, deps: AdminSecurityEventsDeps): void {
  const adminsOnly = {
    preValidation: async (request: Parameters<typeof requireAdmin>[1]) => {
      await requireAdmin(deps, request);
    },
  };

  app.get(
    '/api/admin/security-events',
    { ...adminsOnly, schema: { querystring: securityEventsQuery, response: { 200: securityEventsPage } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { events, total } = await listSecurityEvents(deps, request.query);
      return { events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })), total };
    },
  );

  // A plain link: the browser saves the file while it streams.
  app.get(
    '/api/admin/security-events/export',
    { ...adminsOnly, schema: { querystring: securityEventsExportQuery } },
    async (request, reply) => {
      if (isCrossSite(request, deps.publicUrl)) throw new AppError('cross_site');
      const { id: userId } = await requireAdmin(deps, request);
      const { format } = request.query;
      recordSecurityEvent(deps, {
        kind: 'admin-changed',
        userId,
        details: { action: 'export-security-events', format },
      });
      await deps.securityEvents.flush();
      const day = new Date().toISOString().slice(0, 10);
      return reply
        .type(TYPES[format])
        .headers({
          'content-disposition': `attachment; filename="framewright-security-events-${day}.${format}"`,
          'cache-control': 'no-store',
        })
        .send(exportSecurityEvents(deps, request.query));
    },
  );
}
