import type { PageRefusal } from '#ports/page-browser';

/** What the browser's process is sent. */
export type Order =
  | { kind: 'launch'; launch: LaunchOrder }
  | { kind: 'capture'; id: number; url: string; longestMs: number }
  | { kind: 'drop'; id: number };

export interface LaunchOrder {
  /** Socket that leads to the egress proxy, whose password is `token`. */
  egress: string;
  token: string;
  /** The only one that the browser writes to. */
  folder: string;
  /** Where the browser was unpacked. */
  unpacked: string;
  userAgent: string;
  isSandboxed: boolean;
  /** Chromium's program with root's rights that builds the sandbox; `undefined`: Chromium builds it by itself. */
  sandboxHelper: string | undefined;
}

/** What it answers. `sight` is unchecked: it comes from where strangers' scripts run. */
export type Answer =
  /** @param pid Chromium's own, as its process namespace counts */
  | { kind: 'launched'; pid: number }
  /** @param isSandbox whether it is for want of its sandbox */
  | { kind: 'failed'; message: string; isSandbox: boolean }
  | { kind: 'captured'; id: number; sight: unknown }
  | { kind: 'refused'; id: number; refusal: SightRefusal };

/**
 * Why there is nothing to see. `network` is the browser's word for whatever went wrong on the way to `url`, which the
 * egress proxy may know more of.
 */
export type SightRefusal = { reason: PageRefusal } | { reason: 'network'; url: string; error: string };
