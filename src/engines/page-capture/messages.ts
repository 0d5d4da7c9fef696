/** Why a page cannot be shown, as far as the browser can tell. */
export const PAGE_FAULTS = [
  'notFound',
  'login',
  'refused',
  'tooSlow',
  'notWebPage',
  'addressNotAllowed',
  'unreachable',
  'crashed',
] as const;

/** Messages to the browser's process. */
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

/** Its answers. `sight` is unchecked: strangers' scripts run in that process. */
export type Answer =
  /** @param pid Chromium's own, as its process namespace counts */
  | { kind: 'launched'; pid: number }
  /** @param isSandbox whether it is for want of its sandbox */
  | { kind: 'failed'; message: string; isSandbox: boolean }
  | { kind: 'captured'; id: number; sight: unknown }
  | { kind: 'refused'; id: number; refusal: SightRefusal };

/** `network`: the browser could not reach `url`; the egress proxy may know why. */
export type SightRefusal =
  | { reason: (typeof PAGE_FAULTS)[number] }
  | { reason: 'network'; url: string; error: string };
