import { useLocation } from 'wouter';
import { signInAddress } from '#features/accounts/web/api/accounts';
import { usePageState } from '#web/state/page-state.tsx';
import { Button } from '#web/ui/button.tsx';

/** Shown to other users instead of an admin page. */
export function AdminsOnly() {
  const { user } = usePageState();
  const [path] = useLocation();
  return (
    <div className="mx-auto grid w-full max-w-xl flex-1 place-content-center px-4 py-16 sm:px-6">
      <div className="crop-marks p-10 sm:p-16">
        <h1 className="font-serif text-title">This page is for admins</h1>
        <p className="mt-5 text-lg text-muted leading-relaxed">
          {user
            ? `${user.email} is not an admin of this site. The operator can add admins with ADMIN_EMAILS.`
            : 'Please sign in with an admin account.'}
        </p>
        <div className="mt-8">
          <Button asChild variant="primary">
            <a href={user ? '/' : signInAddress(path)}>{user ? 'Go to the front page' : 'Sign In'}</a>
          </Button>
        </div>
      </div>
    </div>
  );
}
