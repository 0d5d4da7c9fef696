import { ApiError, isOutOfRoom, isSignedOut } from '#web/api/request.ts';

/** What a failed request tells the person. */
interface BuilderFailure {
  description: string;
  /** Whether signing in is the way on. */
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
  // A hosted model gives no code for this: the specification goes by the words in its details.
  if (grounded && body && /predictions|Imagen/.test(detailsOf(body))) return ANALYSIS_FAILED;
  if (body && (status < 500 || isOutOfRoom(error))) return body.error;
  return grounded ? `Failed to generate grounded image. ${ADVICE}` : ADVICE;
}

/** A hosted model's own account of what went wrong, which our error bodies need not have. */
function detailsOf(body: object): string {
  return 'details' in body ? String(JSON.stringify(body.details)) : '';
}

const ADVICE = 'Please try again or check your prompt.';
const ANALYSIS_FAILED =
  'Generation failed. The AI attempted to analyze your reference image and create variations. Please try again or adjust your prompt.';
