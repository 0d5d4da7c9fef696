import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { signInAddress } from '#features/accounts/web/api/accounts';
import type { Ending } from '#web/api/session.ts';
import { Button } from '#web/ui/button.tsx';
import { PAGE_STATE_ID } from './document.tsx';

/** Replaces a page whose user is no longer signed in, and clears their data. */
export function EndedScreen({ ending }: { ending: Ending }) {
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    client.clear();
    // The page's embedded data also names the user.
    document.getElementById(PAGE_STATE_ID)?.replaceChildren();
    heading.current?.focus();
  }, [client]);
  const { title, text } = TEXTS[ending];
  return (
    <main className="m-auto w-full max-w-xl px-6 py-24 text-center">
      <title>{`${title} | Framewright`}</title>
      <meta name="robots" content="noindex" />
      <h1 ref={heading} tabIndex={-1} className="font-serif text-title outline-none">
        {title}
      </h1>
      <p className="mt-4 text-muted leading-relaxed">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {ending === 'signed-out' ? (
          <Button asChild variant="primary">
            <a href={signInAddress(location.pathname + location.search)}>Sign in again</a>
          </Button>
        ) : (
          <Button variant="primary" onClick={() => location.reload()}>
            Load the page
          </Button>
        )}
        <Button asChild>
          <a href="/">Go to the home page</a>
        </Button>
      </div>
    </main>
  );
}

const TEXTS: Record<Ending, { title: string; text: string }> = {
  'signed-out': {
    title: 'You were signed out',
    text: 'Your session has ended. What you typed is kept: sign in again to go on where you were.',
  },
  'other-user': {
    title: 'Someone else signed in',
    text: 'Another account is now signed in to this browser. Load the page to use that account.',
  },
};
