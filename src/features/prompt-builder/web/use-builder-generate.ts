import { useLocation } from 'wouter';
import { clearGroundingContext } from '#features/generations/web/grounding-context';
import { usePaidRequest } from '#features/generations/web/use-paid-request';
import * as phrases from '#phrases';
import { describeBuilderFailure } from './builder-failure.ts';
import { type BuilderRequest, sendBuilderRequest } from './builder-request.ts';

/** Sends the builder's request, one at a time. `onSignIn` is called before the browser leaves for sign-in. */
export function useBuilderGenerate({ onSignIn }: { onSignIn(): void }) {
  const [, navigate] = useLocation();
  const { request, isPending, refused, reset } = usePaidRequest({
    form: 'builder',
    async send(asked: BuilderRequest, idempotencyKey) {
      const accepted = await sendBuilderRequest(asked, idempotencyKey);
      clearGroundingContext();
      return accepted;
    },
    nameOf: (asked) => JSON.stringify(asked),
    accepted: {
      title: 'Generation Started',
      description: 'Your image is being created. Check Recent Generations for progress.',
    },
    describeFailure: (error, { kind }) => ({
      title: phrases.builderFailed,
      ...describeBuilderFailure(error, kind === 'refinement'),
    }),
    returnTo: () => location.pathname + location.search,
    onSignIn,
    onStarted: (id) => navigate(`/?generation=${id}`),
  });
  return { generate: request, isPending, refused, forget: reset };
}
