import { useSearch } from 'wouter';
import { signInAddress } from '#features/accounts/web/api/accounts';
import { Button } from '#web/ui/button.tsx';
import { isDeletedAddress } from './deleted-address.ts';

/** For visitors: the sign-in link, or a confirmation that the account was deleted. */
export function SignedOutAccount() {
  const { title, text, action } = isDeletedAddress(useSearch()) ? FAREWELL : SIGN_IN;
  return (
    <div className="mx-auto grid w-full max-w-xl flex-1 place-content-center px-4 py-16 sm:px-6">
      <div className="crop-marks p-10 sm:p-16">
        <h1 className="font-serif text-title">{title}</h1>
        <p className="mt-5 text-lg text-muted leading-relaxed">{text}</p>
        <div className="mt-8">
          <Button asChild variant="primary">
            <a href={action.href}>{action.label}</a>
          </Button>
        </div>
      </div>
    </div>
  );
}

const SIGN_IN = {
  title: 'Your account',
  text: 'Please sign in to see your account, download your data or delete the account.',
  action: { href: signInAddress('/account'), label: 'Sign In' },
};

const FAREWELL = {
  title: 'Your account is deleted',
  text: 'You are signed out. Signing in again creates a new account. You can use the gallery without one.',
  action: { href: '/gallery', label: 'Go to the gallery' },
};
