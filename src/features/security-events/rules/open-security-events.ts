import pg from 'pg';
import type { Database } from '#platform/db/client';
import { kindOfEvent, type SecurityEventKind } from '../contract/security-event-kinds.ts';
import { insertSecurityEvents, type NewSecurityEventRow } from '../queries/security-events.ts';
import { cleanDetails } from './clean-details.ts';

export interface SecurityEvent {
  kind: SecurityEventKind;
  userId: string | null;
  subjectUserId: string | null;
  address: string | null;
  requestId: string | null;
  details: Readonly<Record<string, unknown>>;
}

export interface SecurityEventBuffer {
  /** Never throws and never waits. */
  add(event: SecurityEvent): void;
  /** Writes all events added so far, except counts that still run. */
  flush(): Promise<void>;
  /** Writes everything, counts included. Nothing may be added afterwards. */
  close(): Promise<void>;
}

export interface SecurityEventsOptions {
  db: Database;
  /** Called with every row, for the log. */
  onEvent?: (row: NewSecurityEventRow) => void;
  /** Called when rows could not be written. They are retried, except rows whose content the database refuses. */
  onFailure: (error: unknown) => void;
}

interface Count {
  row: NewSecurityEventRow;
  /** Events after the written one. */
  further: number;
  endsAt: number;
}

/** Rows per minute of one user or visitor IP address; further events are only counted by kind. */
export const ROWS_OF_SOURCE = 30;
/** Rows per minute of all visitors, and of all users, in this process. */
export const ROWS_OF_VISITORS = 120;
export const ROWS_OF_USERS = 1_200;
// Concurrent counts, and rows that wait for an unreachable database.
const COUNTS_MAX = 10_000;
const WAITING_MAX = 5_000;
const BATCH = 500;
const WRITE_DELAY_MS = 250;
const RETRY_DELAY_MS = 5_000;
const MINUTE_MS = 60_000;
const END_COUNTS_INTERVAL_MS = 1_000;
const NOBODY = { userId: null, subjectUserId: null, address: null, requestId: null };

/**
 * Buffers security events and writes them in batches. Memory and rows are limited: further events are only counted, so
 * that a flood neither fills the table nor hides other events.
 */
export function openSecurityEvents({ db, onEvent, onFailure }: SecurityEventsOptions): SecurityEventBuffer {
  const counts = new Map<string, Count>();
  let waiting: NewSecurityEventRow[] = [];
  let minute = { endsAt: 0, visitors: 0, users: 0, sources: new Map<string, number>() };
  let endsCountsAt = 0;
  let writesAt = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function add(event: SecurityEvent): void {
    const now = Date.now();
    endCounts(now);
    const { countedForS, isOfAdmins } = kindOfEvent(event.kind);
    const row = { ...event, at: new Date(now), count: 1, details: cleanDetails(event.details) };
    if (countedForS !== undefined) count(row, countedForS * 1_000);
    else if (isOfAdmins || hasRoom(row, ROWS_OF_SOURCE)) put(row);
    else count({ ...row, details: { more: true } }, MINUTE_MS);
  }

  /** The first event of a kind is written at once; later ones are counted. */
  function count(row: NewSecurityEventRow, forMs: number): void {
    const { kind, userId, subjectUserId, address, details } = row;
    const key = JSON.stringify([kind, userId, subjectUserId, address, details]);
    const known = counts.get(key);
    if (known) known.further += 1;
    // A source above its limit still gets one row per kind, which shows that there were more.
    else if (hasRoom(row, details.more === true ? Number.POSITIVE_INFINITY : ROWS_OF_SOURCE))
      begin(key, row, forMs);
    else countDropped(kind, row.at);
  }

  function countDropped(kind: string, at: Date): void {
    const dropped: SecurityEventKind = 'events-dropped';
    const key = JSON.stringify([dropped, kind]);
    const known = counts.get(key);
    if (known) known.further += 1;
    else begin(key, { ...NOBODY, kind: dropped, at, count: 1, details: { kind } }, MINUTE_MS);
  }

  function begin(key: string, row: NewSecurityEventRow, forMs: number): void {
    if (counts.size >= COUNTS_MAX) end(counts.keys().next().value!);
    counts.set(key, { row, further: 0, endsAt: row.at.getTime() + forMs });
    put(row);
  }

  function hasRoom({ userId, address, at }: NewSecurityEventRow, ofSourceMax: number): boolean {
    const now = at.getTime();
    if (now >= minute.endsAt) minute = { endsAt: now + MINUTE_MS, visitors: 0, users: 0, sources: new Map() };
    const source = userId ?? address ?? '';
    const ofSource = minute.sources.get(source) ?? 0;
    const isFull = userId === null ? minute.visitors >= ROWS_OF_VISITORS : minute.users >= ROWS_OF_USERS;
    if (isFull || ofSource >= ofSourceMax) return false;
    minute.sources.set(source, ofSource + 1);
    minute[userId === null ? 'visitors' : 'users'] += 1;
    return true;
  }

  function endCounts(now: number): void {
    if (now < endsCountsAt) return;
    endsCountsAt = now + END_COUNTS_INTERVAL_MS;
    for (const [key, { endsAt }] of counts) if (now >= endsAt) end(key);
  }

  function end(key: string): void {
    const { row, further } = counts.get(key)!;
    counts.delete(key);
    if (further > 0) put({ ...row, count: further });
  }

  function put(row: NewSecurityEventRow): void {
    if (waiting.length >= WAITING_MAX) return;
    waiting.push(row);
    onEvent?.(row);
    schedule(WRITE_DELAY_MS);
  }

  /** Schedules a write after this time, unless an earlier one is scheduled. */
  function schedule(ms: number): void {
    const at = Date.now() + ms;
    if (timer !== undefined && writesAt <= at) return;
    clearTimeout(timer);
    writesAt = at;
    timer = setTimeout(() => {
      timer = undefined;
      endCounts(Date.now());
      void write();
    }, ms).unref();
  }

  /** Rows whose content the database refuses are dropped and logged, because retries would fail again. */
  async function insertAll(rows: readonly NewSecurityEventRow[]): Promise<void> {
    try {
      await insertSecurityEvents(db, rows);
    } catch (error) {
      if (!isRefusedRow(error)) throw error;
      if (rows.length === 1) onFailure(error);
      else for (const row of rows) await insertAll([row]);
    }
  }

  /** Writes batches one after another. A failed batch stays first. */
  function write(): Promise<void> {
    writing = writing.then(async () => {
      while (waiting.length > 0) {
        const batch = waiting.slice(0, BATCH);
        waiting = waiting.slice(BATCH);
        try {
          await insertAll(batch);
        } catch (error) {
          waiting = [...batch, ...waiting].slice(0, WAITING_MAX);
          onFailure(error);
          schedule(RETRY_DELAY_MS);
          return;
        }
      }
      // Counts are written when their time is over, even if no event follows.
      if (counts.size > 0) schedule(MINUTE_MS);
    });
    return writing;
  }

  return {
    add,
    async flush() {
      endCounts(Date.now());
      await write();
    },
    async close() {
      for (const key of [...counts.keys()]) end(key);
      await write();
      clearTimeout(timer);
    },
  };
}

// https://www.postgresql.org/docs/current/errcodes-appendix.html: classes 22 (data exception) and 23 (constraint violation).
function isRefusedRow(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? '');
}
