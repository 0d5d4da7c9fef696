import { RECORDED_ERRORS, type RecordedError } from './protocol.ts';

/** How the server answers one request for pictures or text. */
export type Behavior = (typeof BEHAVIORS)[number] | RecordedError | { limit: string };

const OWN = [
  'success',
  /** As `success`, but whoever polls has to come twice. */
  'late',
  /** One picture less than was asked for. */
  'fewer',
  /** No picture, and no word of why. */
  'none',
  /** Nothing is ever answered. */
  'hang',
  /** The connection breaks in the middle of the answer. */
  'cut',
  /** A page in HTML in place of the answer, as a proxy gives. */
  'page',
  /** A page in HTML in place of the picture. */
  'not-an-image',
  /** A picture without its second half. */
  'truncated',
  /** Nothing but black, which is what is left of a picture by Stable Diffusion's filter. */
  'black',
  /** A picture of another size and shape. */
  'wrong-size',
  /** The answer does not end. */
  'endless',
  /** Where pictures are fetched from an address: that does not end; else as `endless`. */
  'endless-picture',
  /** Few bytes that are a picture of very many pixels. */
  'bomb',
  'malformed',
  /** `{}` */
  'empty',
  /** 500, saying the key that it was sent. */
  'echo',
] as const;

export const BEHAVIORS = [...OWN, ...RECORDED_ERRORS] as const;

/** Behaviours with an answer in the provider's own form; `{ limit }` is `limit` with that `Retry-After`. */
export function recordedErrorOf(behavior: Behavior): RecordedError | undefined {
  if (typeof behavior !== 'string') return 'limit';
  return RECORDED_ERRORS.find((name) => name === behavior);
}
