import { signInAddress } from '#features/accounts/web/api/accounts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

export function SignedOutLibrary() {
  return (
    <EmptyState
      title="Your pictures wait here"
      action={
        <Button asChild variant="primary">
          <a href={signInAddress(location.pathname + location.search)}>Sign In</a>
        </Button>
      }
    >
      Everything you generate is kept in your library. Sign in to see it.
    </EmptyState>
  );
}
