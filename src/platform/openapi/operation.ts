import type { ErrorCode } from '../errors/codes.ts';

/** The parts of the API, in the order in which they are shown. */
export const TAGS = {
  'Public API': 'For programs, with an API key: generations, cut-outs, and the gallery’s search.',
  'Keys and webhooks': 'What opens the public API, and where it tells of what was completed.',
  Generations: 'Pictures that are painted for somebody, from a prompt, the form, or an earlier picture.',
  Gallery: 'The public pictures.',
  Downloads: 'Files of pictures, and where pictures come from.',
  Sharing: 'Public pages of one’s own pictures.',
  Account: 'Who is signed in, their credits, and what is kept of them.',
  Billing: 'Plans, subscriptions and promo codes.',
  'Ad creator': 'Ads from a website or a picture, without signing in.',
  Admin: 'For admins alone.',
} as const;

/**
 * Who may call an operation: `session` is somebody signed in, `admin` one of the admins, `visitor` anybody, who is told
 * more when signed in; `key` needs an API key; `signature` the payment gateway's.
 */
type Access = 'anyone' | 'visitor' | 'session' | 'admin' | 'key' | 'signature';

export interface Answer {
  description: string;
  /** Media types of what no schema describes, the default first; no body where none is given. */
  type?: string | readonly string[];
}

/** What a route's schemas do not say of it. */
export interface Operation {
  tag: keyof typeof TAGS;
  /** What it does, in a few words. */
  summary: string;
  /** What else there is to know. */
  description?: string;
  access: Access;
  /** What an API key must be allowed. */
  scope?: string;
  /** Refusals beside those that follow from its access and its input. */
  refusals?: readonly ErrorCode[];
  /** Headers that it reads. */
  reads?: readonly ('Idempotency-Key' | 'Prefer')[];
  /** Headers that its success carries. */
  sends?: readonly ('X-Total-Count' | 'Location')[];
  /** Answers that no schema describes, by status. */
  answers?: Readonly<Record<number, Answer>>;
  /** Whether a picture comes as the field `image` of a form. */
  takesPicture?: boolean;
  /** Media type of its body, where it is not JSON. */
  bodyType?: string;
  /** A body that it accepts, and what it answers then. */
  example?: { request?: unknown; response?: unknown };
}

/** By method and path as Fastify has them, such as `GET /api/gallery/:id`. */
export type Operations = Readonly<Record<string, Operation>>;
