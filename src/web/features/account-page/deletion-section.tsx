import { useEffect, useState } from 'react';
import type { User } from '#contract/accounts';
import { takeKeptForm } from '#web/state/kept-forms.ts';
import { Button } from '#web/ui/button.tsx';
import { AccountSection } from './account-section.tsx';
import { DELETION_FORM, DeletionDialog } from './deletion-dialog.tsx';

/** What goes with an account and what has to stay, before anybody is asked whether they mean it. */
export function DeletionSection({ user }: { user: User }) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  // Back from signing in again, in the middle of deleting the account.
  useEffect(() => {
    const kept = takeKeptForm(DELETION_FORM, user.id, isText);
    if (kept === null) return;
    setTyped(kept);
    setOpen(true);
  }, [user.id]);
  return (
    <AccountSection title="Delete your account">
      <p className="leading-relaxed">
        This cannot be taken back. Download your data first if you want to keep any of it.
      </p>
      <dl className="mt-4 border-border border-t text-sm leading-relaxed">
        {POINTS.map(({ title, text }) => (
          <div
            key={title}
            className="grid gap-x-6 gap-y-1 border-border border-b py-3 sm:grid-cols-[8rem_minmax(0,1fr)]"
          >
            <dt className="font-medium">{title}</dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <Button onClick={() => setOpen(true)} className="mt-5">
        Delete your account
      </Button>
      <DeletionDialog
        user={user}
        email={typed}
        onType={setTyped}
        open={open}
        onClose={() => {
          setOpen(false);
          setTyped('');
        }}
      />
    </AccountSection>
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

const POINTS = [
  {
    title: 'Ends at once',
    text: 'A subscription, without money back for the days that are left of it. Pictures that are being made are canceled. Credits that you have not spent are gone.',
  },
  {
    title: 'Is deleted',
    text: 'Your name and email address, your pictures and uploads, your public links, your pictures in the gallery and what was reported about them. The files themselves follow within two days.',
  },
  {
    title: 'Stays',
    text: 'The bookkeeping: movements of credits and invoices, by a number instead of your name. What you have done as an admin of this site stays in its log.',
  },
  {
    title: 'If you come back',
    text: 'Signing in again makes a new, empty account. Codes made from your sign-in, your verified email address and your card are kept for two years. Nobody can read from them who you are. They make sure that promotions and credits for signing up are given once: the new account begins without them.',
  },
];
