import { signInAddress } from '#features/accounts/web/api/accounts';
import * as phrases from '#phrases';
import { ApiError, isSignedOut } from '#web/api/request.ts';
import { Button } from '#web/ui/button.tsx';
import { ResultMessage } from './result-message.tsx';
import { useResultKeys } from './use-result-keys.ts';

interface UnavailableResultProps {
  error: unknown;
  onRetry(): void;
  onLeave(): void;
}

/** The generation could not be loaded: signed out, unknown, another user's, or the server does not answer. */
export function UnavailableResult({ error, onRetry, onLeave }: UnavailableResultProps) {
  useResultKeys({ onLeave });
  const leave = <Button onClick={onLeave}>Back to the start</Button>;
  if (isSignedOut(error)) {
    const address = signInAddress(location.pathname + location.search);
    return (
      <ResultMessage
        title="You have been signed out"
        actions={
          <Button asChild variant="primary">
            <a href={address}>Sign In</a>
          </Button>
        }
      >
        <p>{phrases.signInToSee}</p>
      </ResultMessage>
    );
  }
  if (error instanceof ApiError && error.status === 404) {
    return (
      <ResultMessage title="Picture not found" actions={leave}>
        <p>It is not in your library, or it has been deleted.</p>
      </ResultMessage>
    );
  }
  return (
    <ResultMessage
      title={phrases.sharedPictureNotLoaded}
      actions={
        <>
          <Button variant="primary" onClick={onRetry}>
            Try Again
          </Button>
          {leave}
        </>
      }
    >
      <p>The server sent an unexpected answer. If you started a picture, it is still being made.</p>
    </ResultMessage>
  );
}
