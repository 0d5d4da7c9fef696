import { adviceFor, describeRefusal, type RequestFailure } from '#features/generations/web/describe-refusal';

/** The message about a failed background removal. */
export function describeCutoutFailure(error: unknown): RequestFailure {
  return (
    describeRefusal(error, { verb: 'edit', whole: 'edit images' }) ?? {
      title: 'Background removal failed',
      description: adviceFor(error, 'Please try again with a different image'),
      signIn: false,
    }
  );
}
