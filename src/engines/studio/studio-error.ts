/**
 * - `empty-prompt`: nothing that can be seen stands in the prompt
 * - `invalid-size`, `invalid-seed`: outside the limits of `PictureRequest`
 * - `invalid-settings`: a setting that does not exist or has no such value; the message names those that do
 * - `invalid-refinement`: a refinement without a word, or too many of them
 * - `invalid-reference`: no subject can be taken from the reference picture; the message says why
 * - `worker-crashed`: a rendering thread died with this picture in hand; another attempt may succeed
 * - `closed`: the studio was closed before the picture was finished
 */
export type StudioErrorCode =
  | 'empty-prompt'
  | 'invalid-size'
  | 'invalid-seed'
  | 'invalid-settings'
  | 'invalid-refinement'
  | 'invalid-reference'
  | 'worker-crashed'
  | 'closed';

/** The only error that a studio throws; aborted renders reject with their signal's reason. */
export class StudioError extends Error {
  readonly code: StudioErrorCode;

  constructor(code: StudioErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StudioError';
    this.code = code;
  }
}
