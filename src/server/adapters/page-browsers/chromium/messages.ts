import type { PageRefusal } from '#server/ports/page-browser';

/** What the browser's process is sent. */
export type Order =
  | { kind: 'launch'; proxy: { origin: string; token: string }; folder: string; userAgent: string }
  | { kind: 'capture'; id: number; url: string; longestMs: number }
  | { kind: 'drop'; id: number };

/** What it answers. `sight` is unchecked: it comes from where strangers' scripts run. */
export type Answer =
  | { kind: 'launched'; pid: number; isSandboxed: boolean }
  | { kind: 'failed'; message: string }
  | { kind: 'captured'; id: number; sight: unknown }
  | { kind: 'refused'; id: number; refusal: SightRefusal };

/**
 * Why there is nothing to see. `network` is the browser's word for whatever went wrong on the way to `url`, which the
 * egress proxy may know more of.
 */
export type SightRefusal = { reason: PageRefusal } | { reason: 'network'; url: string; error: string };
