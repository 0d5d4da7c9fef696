import { adviceFor, describeRefusal, type RequestFailure } from '#features/generations/web/describe-refusal';
import * as phrases from '#phrases';

/** The message about a failed background removal. */
export function describeCutoutFailure(error: unknown): RequestFailure {
  return (
    describeRefusal(error, { verb: 'edit', whole: 'edit images' }) ?? {
      title: phrases.cutoutFailed,
      description: adviceFor(error, phrases.otherImageAdvice),
      signIn: false,
    }
  );
}
