import { scopeToRecord } from '#platform/telemetry/scope';
import type { SecurityEventKind } from '../contract/security-event-kinds.ts';
import type { SecurityEventBuffer } from './open-security-events.ts';

export interface SecurityEventsDeps {
  securityEvents: SecurityEventBuffer;
}

export interface NewSecurityEvent {
  kind: SecurityEventKind;
  /** The user who did it; undefined for a visitor. */
  userId?: string | undefined;
  /** The affected user, if it is another one. */
  subjectUserId?: string | undefined;
  /** The client's IP address from `addressKey`; by default that of the current request. */
  address?: string | undefined;
  requestId?: string | undefined;
  /**
   * Short values for operators, without secrets or user input. Events of counted kinds are counted together if their
   * details are equal.
   */
  details?: Readonly<Record<string, string | number | boolean | null>>;
}

/**
 * Records an event with the request's id and the client's IP address. Returns at once, never throws, and does not wait
 * for the database. Call it after the transaction is committed.
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
