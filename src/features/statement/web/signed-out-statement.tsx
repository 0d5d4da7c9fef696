import { useLocation } from 'wouter';
import { signInAddress } from '#features/accounts/web/api/accounts';
import { Button } from '#web/ui/button.tsx';

/** For visitors, instead of the statement. */
export function SignedOutStatement() {
  const [path] = useLocation();
  return (
    <div className="mx-auto grid w-full max-w-xl flex-1 place-content-center px-4 py-16 sm:px-6">
      <div className="crop-marks p-10 sm:p-16">
        <h1 className="font-serif text-title">Your credits</h1>
        <p className="mt-5 text-lg text-muted leading-relaxed">
          Please sign in to see your credits and how you spent them.
        </p>
        <div className="mt-8">
          <Button asChild variant="primary">
            <a href={signInAddress(path)}>Sign In</a>
          </Button>
        </div>
      </div>
    </div>
  );
}
