import { ApiError, isOutOfRoom, isSignedOut } from '#web/api/request.ts';

/** The message about a failed request. */
interface BuilderFailure {
  description: string;
  /** Whether the person must sign in. */
  signIn: boolean;
}

/** The title is always 'Generation Failed'. */
export function describeBuilderFailure(error: unknown, grounded: boolean): BuilderFailure {
  return { description: describe(error, grounded), signIn: isSignedOut(error) };
}

function describe(error: unknown, grounded: boolean): string {
  if (!(error instanceof ApiError)) return ADVICE;
  const { status, body } = error;
  if (status === 401) return body?.error ?? 'Please sign in to generate images';
  if (status === 402) {
    const { creditsRequired = 1, creditsAvailable = 0 } = body ?? {};
    return `Insufficient credits: You need ${creditsRequired} credit to generate, but only have ${creditsAvailable}`;
  }
  // Hosted models send no code for this, so the specification matches words in the details.
  if (grounded && body && /predictions|Imagen/.test(detailsOf(body))) return ANALYSIS_FAILED;
  if (body && (status < 500 || isOutOfRoom(error))) return body.error;
  return grounded ? `Failed to generate grounded image. ${ADVICE}` : ADVICE;
}

/** The hosted model's error details, if the body has them. */
function detailsOf(body: object): string {
  return 'details' in body ? String(JSON.stringify(body.details)) : '';
}

const ADVICE = 'Please try again or check your prompt.';
const ANALYSIS_FAILED =
  'Generation failed. The AI attempted to analyze your reference image and create variations. Please try again or adjust your prompt.';
