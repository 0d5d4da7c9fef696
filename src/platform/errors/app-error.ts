import { ERROR_STATUS, type ErrorCode } from './codes.ts';
import type { ErrorBody } from './error-body.ts';
import { type ErrorPhrase, type ParametersOf, phraseError } from './phrases.ts';

type Details = Omit<ErrorBody, 'error' | 'code' | 'requestId'>;

type Given<Phrase extends ErrorPhrase> =
  string extends ParametersOf<Phrase>
    ? [given?: Details & ErrorOptions]
    : [given: ParametersOf<Phrase> & Details & ErrorOptions];

/** A refusal as data. */
interface Refusal {
  phrase: ErrorPhrase;
  parameters: Readonly<Record<string, unknown>>;
}

/**
 * A refusal with a stable code; `http/` turns it into a status and a body. It is named by its phrase: the code, then a dot
 * and a reason if the code has several phrases. The parameters fill the phrase; fields of `ErrorBody` also go into the body.
 */
export class AppError<Phrase extends ErrorPhrase = ErrorPhrase> extends Error implements Refusal {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly details: Details;
  readonly phrase: ErrorPhrase;
  readonly parameters: Refusal['parameters'];

  constructor(phrase: Phrase, ...[given = {}]: Given<Phrase>) {
    const { cause, ...parameters } = given as ErrorOptions & Refusal['parameters'];
    super(phraseError(phrase, parameters), cause === undefined ? {} : { cause });
    this.code = phrase.split('.', 1)[0] as ErrorCode;
    this.details = Object.fromEntries(Object.entries(parameters).filter(([name]) => name in DETAILS));
    this.phrase = phrase;
    this.parameters = parameters;
  }

  /** Recreates a refusal with more details, or from another process or a database row. */
  static repeat({ phrase, parameters }: Refusal, more: Details & ErrorOptions = {}): AppError {
    return new AppError(phrase, { ...more, ...parameters } as never);
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

const DETAILS: Record<keyof Details, true> = {
  field: true,
  creditsRequired: true,
  creditsAvailable: true,
  usedBytes: true,
  limitBytes: true,
  reason: true,
  head: true,
  isChange: true,
  leftOut: true,
  alternatives: true,
  retryAfter: true,
};
