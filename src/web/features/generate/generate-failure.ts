import { ApiError, isSignedOut } from '#web/api/request.ts';

/** What a failed quick generation tells the person. */
export interface GenerateFailure {
  title: string;
  description: string;
  /** Whether signing in is the way on. */
  signIn: boolean;
}

/** Of the home page's prompt box. */
export function describeGenerateFailure(error: unknown): GenerateFailure {
  return describeRefusal(error) ?? failed(adviceFor(error));
}

/** Of the gallery's prompt box: the server's own words, where it has any. */
export function describePublishFailure(error: unknown): GenerateFailure {
  const message = error instanceof ApiError && error.status < 500 ? error.body?.error : undefined;
  return describeRefusal(error) ?? failed(message || 'Something went wrong. Please try again.');
}

/** What both say alike. */
function describeRefusal(error: unknown): GenerateFailure | null {
  if (isSignedOut(error)) {
    return { title: 'Sign in required', description: 'Please sign in to generate images', signIn: true };
  }
  if (error instanceof ApiError && error.status === 402) {
    const { creditsRequired = 1, creditsAvailable = 0 } = error.body ?? {};
    return {
      title: 'Insufficient credits',
      description: `You need ${creditsRequired} credit to generate, but only have ${creditsAvailable}`,
      signIn: false,
    };
  }
  return null;
}

function failed(description: string): GenerateFailure {
  return { title: 'Generation failed', description, signIn: false };
}

const ADVICE = 'Please try again with a different prompt';

/** Another prompt helps against a refusal of this one; against haste or a lost connection it would not. */
function adviceFor(error: unknown): string {
  if (!(error instanceof ApiError)) return 'The server could not be reached. Please try again.';
  const { status, body } = error;
  if (!body || status >= 500) return ADVICE;
  const sentence = /[.!?]$/.test(body.error) ? body.error : `${body.error}.`;
  return status === 429 ? sentence : `${sentence} ${ADVICE}`;
}
