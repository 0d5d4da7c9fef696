import { RECORDED_ERRORS, type RecordedError } from './protocol.ts';

/** How the server answers one request for pictures or text. */
export type Behavior = (typeof BEHAVIORS)[number] | RecordedError | { limit: string };

const OWN = [
  'success',
  /** Like `success`, but the first poll gets no result. */
  'late',
  /** One picture less than requested. */
  'fewer',
  /** No picture, without a reason. */
  'none',
  /** No answer. */
  'hang',
  /** The connection breaks in the middle of the answer. */
  'cut',
  /** An HTML page instead of the answer, like a proxy's error. */
  'page',
  /** An HTML page instead of the picture. */
  'not-an-image',
  /** The first half of a picture. */
  'truncated',
  /** A black picture, like those blocked by Stable Diffusion's filter. */
  'black',
  /** A picture of another size and shape. */
  'wrong-size',
  /** The answer does not end. */
  'endless',
  /** The picture's own download does not end; like `endless` if pictures are part of the answer. */
  'endless-picture',
  /** A small file with very many pixels. */
  'bomb',
  'malformed',
  /** `{}` */
  'empty',
  /** A 500 that repeats the received key. */
  'echo',
] as const;

export const BEHAVIORS = [...OWN, ...RECORDED_ERRORS] as const;

/** The provider's own error for a behavior; `{ limit }` is `limit` with that `Retry-After`. */
export function recordedErrorOf(behavior: Behavior): RecordedError | undefined {
  if (typeof behavior !== 'string') return 'limit';
  return RECORDED_ERRORS.find((name) => name === behavior);
}
