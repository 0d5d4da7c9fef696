import { recordSecurityEvent } from '#features/security-events/rules/record-security-event';
import { AppError } from '#platform/errors/app-error';
import type { App } from '#platform/http/app';
import { route } from '#platform/http/route';
import { isCrossSite } from '#platform/http/security/same-origin';
import * as adminAudit from '../contract/admin-audit.ts';
import * as securityEvents from '../contract/security-events.ts';
import { exportSecurityEvents } from '../rules/export-security-events.ts';
import { listAdminAudit } from '../rules/list-admin-audit.ts';
import { listSecurityEvents } from '../rules/list-security-events.ts';

export type AuditDeps = Parameters<typeof listSecurityEvents>[0] & { publicUrl: string };

const EXPORT_TYPES = { csv: 'text/csv; charset=utf-8', ndjson: 'application/x-ndjson; charset=utf-8' };

/** Admins read the audit log and the security events. */
export function registerAuditRoutes(app: App, deps: AuditDeps): void {
  route(app, adminAudit.listAdminAudit, async ({ query }) => {
    const { entries, ...rest } = await listAdminAudit(deps, query);
    return {
      entries: entries.map(({ createdAt, ...entry }) => ({ ...entry, at: createdAt.toISOString() })),
      ...rest,
    };
  });

  route(app, securityEvents.listSecurityEvents, async ({ query }) => {
    const { events, total } = await listSecurityEvents(deps, query);
    return { events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })), total };
  });

  route(app, securityEvents.exportSecurityEvents, async ({ user, query, request, reply }) => {
    if (isCrossSite(request, deps.publicUrl)) throw new AppError('cross_site');
    const { format } = query;
    recordSecurityEvent(deps, {
      kind: 'admin-changed',
      userId: user.id,
      details: { action: 'export-security-events', format },
    });
    await deps.securityEvents.flush();
    const day = new Date().toISOString().slice(0, 10);
    return reply
      .type(EXPORT_TYPES[format])
      .header('content-disposition', `attachment; filename="framewright-security-events-${day}.${format}"`)
      .send(exportSecurityEvents(deps, query));
  });
}
