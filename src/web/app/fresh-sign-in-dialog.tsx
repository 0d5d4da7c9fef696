import { beginSignIn } from '#features/accounts/contract/sign-in';
import { pathOf } from '#platform/endpoint/path-of';
import { dropSignInDemand, type SignInDemand, session } from '#web/api/session.ts';
import { saveForms } from '#web/state/form-storage.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogContent } from '#web/ui/dialog.tsx';

/** Asks the user to sign in again, and returns to this page. */
export function FreshSignInDialog({ demand }: { demand: SignInDemand }) {
  const description =
    demand.code === 'fresh_sign_in_required'
      ? 'You signed in a while ago. To do this, sign in again. You return to this page, and your text is kept.'
      : demand.error;
  return (
    <Dialog open onOpenChange={(next) => !next && dropSignInDemand()}>
      <DialogContent title="Please sign in again" description={description}>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={dropSignInDemand}>Not now</Button>
          <Button asChild variant="primary">
            <a
              href={freshSignInAddress(location.pathname + location.search)}
              onClick={() => {
                const userId = session.userId;
                if (userId !== null) saveForms(userId);
              }}
            >
              Sign in again
            </a>
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** Signs in again, then returns to the current page. */
function freshSignInAddress(returnTo: string): string {
  return pathOf(beginSignIn, { query: { fresh: 'true', returnTo } });
}
