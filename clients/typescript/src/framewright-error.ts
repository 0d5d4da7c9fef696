/** An error of the site, with its words for people and its code for programs; or a generation that made no picture. */
export class FramewrightError extends Error {
  /** Never changes its meaning: docs/api.md lists all. `failed`: no picture was made. */
  readonly code: string;
  /** HTTP status; 0 if the site was not reached, and for a failed generation. */
  readonly status: number;
  /** What else the site sent, such as `alternatives` and `retryAfter`. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    message: string,
    { code, status, ...details }: { code: string; status: number; [key: string]: unknown },
  ) {
    super(message);
    this.name = 'FramewrightError';
    this.code = code;
    this.status = status;
    this.details = details;
  }
}
