import { useLocation, useSearch } from 'wouter';
import { signInAddress } from '#features/accounts/web/api/accounts';
import { useFreeCredits } from '#features/credits/web/use-free-credits';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

export function SignedOutLibrary() {
  const free = useFreeCredits();
  const [path] = useLocation();
  const search = useSearch();
  return (
    <EmptyState
      title="Your pictures wait here"
      action={
        <Button asChild variant="primary">
          <a href={signInAddress(search ? `${path}?${search}` : path)}>Sign In</a>
        </Button>
      }
    >
      Everything you generate is kept in your library. Sign in to see it.
      {free && ` ${free}.`}
    </EmptyState>
  );
}
