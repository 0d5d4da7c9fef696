import { adviceFor, describeRefusal, type RequestFailure } from '#features/generations/web/describe-refusal';
import * as phrases from '#phrases';
import { ApiError, isOutOfRoom } from '#web/api/request.ts';

const WISH = { verb: 'generate', whole: 'generate images' };

/** For the home page's prompt box. */
export function describeGenerateFailure(error: unknown): RequestFailure {
  return describeRefusal(error, WISH) ?? failed(adviceFor(error, phrases.otherPromptAdvice));
}

/** For the gallery's prompt box: the server's sentence if it sent one. */
export function describePublishFailure(error: unknown): RequestFailure {
  const message =
    error instanceof ApiError && (error.status < 500 || isOutOfRoom(error)) ? error.body?.error : undefined;
  return describeRefusal(error, WISH) ?? failed(message || phrases.somethingWrong);
}

function failed(description: string): RequestFailure {
  return { title: phrases.generationFailed, description, signIn: false };
}
