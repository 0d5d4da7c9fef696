import * as phrases from '#phrases';
import { fillText } from '#platform/errors/fill-text';
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
  if (!(error instanceof ApiError)) return phrases.builderAdvice;
  const { status, body } = error;
  if (status === 401) return body?.error ?? fillText(phrases.signInTo, { whole: 'generate images' });
  if (status === 402) {
    return fillText(phrases.builderCreditsMissing, { creditsRequired: 1, creditsAvailable: 0, ...body });
  }
  // Hosted models send no code for this, so the specification matches words in the details.
  if (grounded && body && /predictions|Imagen/.test(detailsOf(body))) return phrases.groundedAnalysisFailed;
  if (body && (status < 500 || isOutOfRoom(error))) return body.error;
  return grounded ? phrases.groundedFailed : phrases.builderAdvice;
}

/** The hosted model's error details, if the body has them. */
function detailsOf(body: object): string {
  return 'details' in body ? String(JSON.stringify(body.details)) : '';
}
