/** Why a page cannot be captured, as far as the browser can tell. */
export const PAGE_FAULTS = [
  'notFound',
  'login',
  'refused',
  'tooSlow',
  'notWebPage',
  'addressNotAllowed',
  'unreachable',
  'crashed',
  'consentWall',
  'botCheck',
  'parked',
  'unrendered',
  'empty',
] as const;

/** Messages to the browser's process. */
export type Order =
  | { kind: 'launch'; launch: LaunchOrder }
  | { kind: 'capture'; id: number; url: string; longestMs: number }
  | { kind: 'drop'; id: number };

export interface LaunchOrder {
  /** Unix socket that leads to the egress proxy, whose password is `token`. */
  egress: string;
  token: string;
  /** The only folder that the browser writes to. */
  folder: string;
  /** Folder of the unpacked browser. */
  unpacked: string;
  userAgent: string;
  isSandboxed: boolean;
  /** Chromium's setuid helper that builds the sandbox; `undefined`: Chromium builds it without help. */
  sandboxHelper: string | undefined;
}

/** Messages from the browser's process. `sight` is untrusted: that process runs the scripts of web pages. */
export type Answer =
  /** `pid`: Chromium's process id in its own namespace. */
  | { kind: 'launched'; pid: number }
  /** `isSandbox`: whether the sandbox is the cause. */
  | { kind: 'failed'; message: string; isSandbox: boolean }
  | { kind: 'captured'; id: number; sight: unknown }
  | { kind: 'refused'; id: number; refusal: SightRefusal };

/** `network`: the browser could not reach `url`; the egress proxy may know why. */
export type SightRefusal =
  | { reason: (typeof PAGE_FAULTS)[number] }
  | { reason: 'network'; url: string; error: string };
