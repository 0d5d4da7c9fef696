import { useEffect, useState } from 'react';
import type { User } from '#features/accounts/contract/user';
import { takeSavedForm } from '#web/state/form-storage.ts';
import { Button } from '#web/ui/button.tsx';
import { AccountSection } from './account-section.tsx';
import { DELETION_FORM, DeletionDialog } from './deletion-dialog.tsx';

/** What a deletion removes and what stays, and the button to delete the account. */
export function DeletionSection({ user }: { user: User }) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  // Restores the form after signing in again.
  useEffect(() => {
    const saved = takeSavedForm(DELETION_FORM, user.id, isText);
    if (saved === null) return;
    setTyped(saved);
    setOpen(true);
  }, [user.id]);
  return (
    <AccountSection title="Delete your account">
      <p className="leading-relaxed">
        You cannot undo this. Download your data first if you want to keep any of it.
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
    title: 'Ends now',
    text: 'Your subscription ends now; unused days aren’t refunded. Pictures in progress are canceled. Unspent credits are lost.',
  },
  {
    title: 'Deleted',
    text: 'Your name and email address, your pictures and uploads, your public links, your gallery pictures and the reports about them. The files are deleted within two days.',
  },
  {
    title: 'Kept',
    text: 'For bookkeeping: your credit history and invoices, with a number instead of your name. Changes that you made as an admin stay in the audit log.',
  },
  {
    title: 'If you come back',
    text: 'Signing in again creates a new, empty account, without welcome credits or promotions: each person gets them once. To recognize you, we keep codes made from your sign-in, your verified email address and your card for two years. Nobody can read from them who you are.',
  },
];
