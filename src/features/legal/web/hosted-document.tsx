import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

interface HostedDocumentProps {
  url: string;
  title: string;
  /** Our own text, shown if the document cannot be loaded. */
  children: ReactNode;
}

const TIMEOUT_MS = 10_000;

/**
 * A document of another site. Browsers do not report whether a frame shows the right page: it counts as shown when its site
 * has answered and the frame has loaded, and as missing if that does not happen in time.
 */
export function HostedDocument({ url, title, children }: HostedDocumentProps) {
  const [answered, setAnswered] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const [missing, setMissing] = useState(false);
  // The frame starts loading after hydration; otherwise its `load` event could be missed.
  const [mounted, setMounted] = useState(false);
  useEffect(() => {
    setMounted(true);
    const request = new AbortController();
    fetch(url, { mode: 'no-cors', credentials: 'omit', signal: request.signal }).then(
      () => setAnswered(true),
      () => !request.signal.aborted && setMissing(true),
    );
    return () => request.abort();
  }, [url]);
  const shown = answered && loaded;
  useEffect(() => {
    if (shown) return;
    const timer = setTimeout(() => setMissing(true), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [shown]);

  return (
    <>
      <p role="status" className="text-muted text-sm">
        {missing ? (
          `The document at ${new URL(url).host} was not shown. This is our own text.`
        ) : (
          <>
            Published at {new URL(url).host}.{' '}
            <a href={url} target="_blank" rel="noreferrer" className="text-ink underline underline-offset-4">
              Open it in a new window
            </a>
          </>
        )}
      </p>
      {missing ? (
        <div className="mt-8">{children}</div>
      ) : (
        <>
          <div className="relative mt-4 h-[80dvh] min-h-[32rem] overflow-hidden rounded-md border border-border bg-surface-1">
            {!shown && (
              <div className="absolute inset-0 grid place-items-center text-muted">
                <Spinner label="Loading the document" className="size-6" />
              </div>
            )}
            {mounted && (
              <iframe
                src={url}
                title={title}
                // Its menus and links need scripts. It has another origin, so it cannot reach our pages.
                sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
                onLoad={() => setLoaded(true)}
                className={`size-full bg-white ${shown ? '' : 'invisible'}`}
              />
            )}
          </div>
          <Button onClick={() => setMissing(true)} className="mt-4">
            Document not shown? Read our own text
          </Button>
        </>
      )}
    </>
  );
}
