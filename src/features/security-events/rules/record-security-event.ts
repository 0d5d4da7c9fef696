import { scopeToRecord } from '#platform/telemetry/scope';
import type { SecurityEventKind } from '../contract/security-event-kinds.ts';
import type { SecurityEventBuffer } from './open-security-events.ts';

export interface SecurityEventsDeps {
  securityEvents: SecurityEventBuffer;
}

export interface NewSecurityEvent {
  kind: SecurityEventKind;
  /** Who did it; left out for a visitor. */
  userId?: string | undefined;
  /** Whom it was done to, where that is somebody else. */
  subjectUserId?: string | undefined;
  /** The client's, as limits count it. The request's own when it is left out. */
  address?: string | undefined;
  requestId?: string | undefined;
  /**
   * What else an operator wants to know: short values, no secrets, nothing that people wrote. Counted kinds count those
   * with the same details together.
   */
  details?: Readonly<Record<string, string | number | boolean | null>>;
}

/**
 * Records what happened, with the request's id and the client's address. It returns at once, never throws and never waits
 * for the database. Call it after the transaction has been committed.
 */
export function recordSecurityEvent({ securityEvents }: SecurityEventsDeps, event: NewSecurityEvent): void {
  const { requestId, address } = scopeToRecord();
  securityEvents.add({
    kind: event.kind,
    userId: event.userId ?? null,
    subjectUserId: event.subjectUserId ?? null,
    address: event.address ?? address,
    requestId: event.requestId ?? requestId,
    details: event.details ?? {},
  });
}
