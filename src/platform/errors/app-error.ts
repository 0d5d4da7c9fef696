import { ERROR_STATUS, type ErrorBody, type ErrorCode } from './codes.ts';
import { type ErrorPhrase, type ParametersOf, phraseError } from './phrases.ts';

type Details = Omit<ErrorBody, 'error' | 'code' | 'requestId'>;

type Given<Phrase extends ErrorPhrase> =
  string extends ParametersOf<Phrase>
    ? [given?: Details & ErrorOptions]
    : [given: ParametersOf<Phrase> & Details & ErrorOptions];

/** What a refusal is made of. */
interface Refusal {
  phrase: ErrorPhrase;
  parameters: Readonly<Record<string, unknown>>;
}

/**
 * A refusal with a stable code, which `http/` turns into a status and a body. It is named by its phrase: the code, and a
 * reason behind a dot where the code has several sentences. What is given beside it fills the phrase; the fields of
 * `ErrorBody` among it are in the body, too.
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

  /** The same refusal with more details, or one that another process sent or a row keeps. */
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
  retryAfter: true,
};
