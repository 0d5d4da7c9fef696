import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

interface HostedDocumentProps {
  url: string;
  title: string;
  /** Our own text, for when theirs cannot be had. */
  children: ReactNode;
}

const PATIENCE_MS = 10_000;

/**
 * A document of another site. Browsers do not tell whether a frame shows what was meant: it counts as shown when its site
 * answered and the frame has loaded, and as missing when either has not happened in time.
 */
export function HostedDocument({ url, title, children }: HostedDocumentProps) {
  const [answered, setAnswered] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const [missing, setMissing] = useState(false);
  // The frame begins to load after hydration, or its `load` could come before anybody listens.
  const [mounted, setMounted] = useState(false);
  useEffect(() => {
    setMounted(true);
    const asking = new AbortController();
    fetch(url, { mode: 'no-cors', credentials: 'omit', signal: asking.signal }).then(
      () => setAnswered(true),
      () => !asking.signal.aborted && setMissing(true),
    );
    return () => asking.abort();
  }, [url]);
  const shown = answered && loaded;
  useEffect(() => {
    if (shown) return;
    const timer = setTimeout(() => setMissing(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [shown]);

  return (
    <>
      <p role="status" className="text-muted text-sm">
        {missing ? (
          `This is the site’s own text, in the place of the document at ${new URL(url).host}.`
        ) : (
          <>
            Published at {new URL(url).host}.{' '}
            <a href={url} target="_blank" rel="noreferrer" className="text-ink underline underline-offset-4">
              Open it in a window of its own
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
                // Such documents open menus and links by scripts; it is another site's, so ours is out of their reach.
                sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
                onLoad={() => setLoaded(true)}
                className={`size-full bg-white ${shown ? '' : 'invisible'}`}
              />
            )}
          </div>
          <Button onClick={() => setMissing(true)} className="mt-4">
            It does not show: read our own text
          </Button>
        </>
      )}
    </>
  );
}
