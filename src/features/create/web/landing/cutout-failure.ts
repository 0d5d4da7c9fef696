import { adviceFor, describeRefusal, type RequestFailure } from '#features/generations/web/describe-refusal';

/** What a failed background removal tells the person. */
export function describeCutoutFailure(error: unknown): RequestFailure {
  return (
    describeRefusal(error, { verb: 'edit', whole: 'edit images' }) ?? {
      title: 'Background removal failed',
      description: adviceFor(error, 'Please try again with a different image'),
      signIn: false,
    }
  );
}
