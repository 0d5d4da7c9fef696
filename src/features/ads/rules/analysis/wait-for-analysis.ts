import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#platform/db/client';
import { findAdAnalysisStatus } from '../../queries/ad-analyses.ts';

const POLL_MS = 300;

/** Resolves when an analysis is finished or deleted, after `timeoutMs`, or when the signal is aborted. */
export async function waitForAnalysis(
  db: Database,
  { id, timeoutMs, signal }: { id: string; timeoutMs: number; signal: AbortSignal },
): Promise<void> {
  const until = performance.now() + timeoutMs;
  while (!signal.aborted && performance.now() < until) {
    const status = await findAdAnalysisStatus(db, id);
    if (status !== 'waiting' && status !== 'running') return;
    await wait(POLL_MS, undefined, { signal }).catch(() => undefined);
  }
}
