import { signInAddress } from '#features/accounts/web/api/accounts';
import { Button } from '#web/ui/button.tsx';
import { ResultMessage } from './result-message.tsx';

interface SignedOutResultProps {
  /** The address of the generation. */
  address: string;
  onLeave(): void;
}

/** In place of a generation, for visitors. */
export function SignedOutResult({ address, onLeave }: SignedOutResultProps) {
  return (
    <ResultMessage
      title="Sign in to see this picture"
      actions={
        <>
          <Button asChild variant="primary">
            <a href={signInAddress(address)}>Sign In</a>
          </Button>
          <Button onClick={onLeave}>Back to the start</Button>
        </>
      }
    >
      <p>Only the person who made it can open this address.</p>
    </ResultMessage>
  );
}
