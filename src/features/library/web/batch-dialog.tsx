import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { creditsQuery } from '#features/accounts/web/api/accounts';
import { creditsText } from '#features/credits/web/credits-text';
import * as phrases from '#phrases';
import { fillText } from '#platform/errors/fill-text';
import { createIdempotencyKeys } from '#web/api/idempotency-keys.ts';
import { messageOf } from '#web/api/message-of.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { tryEach } from '#web/api/try-each.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogContent } from '#web/ui/dialog.tsx';
import { type LibraryPicture, nameOf } from './library-entries.ts';

interface BatchDialogProps {
  /** @param count how many pictures are left */
  title(count: number): string;
  description: string;
  /** The word of the button. */
  verb: string;
  pictures: readonly LibraryPicture[];
  /** Credits for each. */
  cost: number;
  /** Requests it for one picture; with the same key it is paid once. */
  send(picture: LibraryPicture, keyFor: (name: string) => string): Promise<void>;
  /** Called when all have been requested. */
  onDone(): void;
  onClose(): void;
  /** Buttons before Cancel, until the first request. */
  children?: ReactNode;
}

/** Says what a change of several pictures costs, and requests it. Those that are refused are named, and can be tried again. */
export function BatchDialog(props: BatchDialogProps) {
  const { title, description, verb, pictures, cost, send, onDone, onClose, children } = props;
  const client = useQueryClient();
  const { data: balance } = useQuery(creditsQuery(true));
  const [left, setLeft] = useState(pictures);
  const [reasons, setReasons] = useState<ReadonlyMap<string, string>>(new Map());
  const [started, setStarted] = useState(0);
  const [busy, setBusy] = useState(false);
  /** Of each picture, so that one whose answer was lost is paid once. */
  const keys = useRef(new Map<string, ReturnType<typeof createIdempotencyKeys>>());
  const price = left.length * cost;
  const missing = balance && balance.credits < price ? price - balance.credits : 0;

  async function start() {
    setBusy(true);
    const refused = new Map<string, string>();
    const failed = await tryEach(left, async (picture) => {
      const own = keys.current.get(picture.key) ?? createIdempotencyKeys();
      keys.current.set(picture.key, own);
      try {
        await send(picture, own.keyFor);
        own.succeeded();
        setStarted((before) => before + 1);
      } catch (error) {
        own.failed(error);
        refused.set(picture.key, messageOf(error, phrases.tryAgain));
        throw error;
      }
    });
    await Promise.all([
      client.invalidateQueries({ queryKey: queryKeys.generations, exact: true }),
      client.invalidateQueries({ queryKey: queryKeys.credits }),
    ]);
    setBusy(false);
    setLeft(failed);
    setReasons(refused);
    if (failed.length > 0) return;
    onClose();
    onDone();
  }

  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()}>
      <DialogContent title={title(left.length)} description={description}>
        {reasons.size > 0 && (
          <div role="alert" className="mb-4 text-danger text-sm leading-relaxed">
            <p>
              {started > 0 && `${countPictures(started)} started. `}
              {countPictures(reasons.size)} not started:
            </p>
            <ul className="mt-1 max-h-48 overflow-y-auto">
              {left.map((picture) => (
                <li key={picture.key} className="[overflow-wrap:anywhere]">
                  “{nameOf(picture)}”: {reasons.get(picture.key)}
                </li>
              ))}
            </ul>
          </div>
        )}
        <p className="mb-4 text-sm leading-relaxed" aria-live="polite">
          {busy
            ? `${started} of ${pictures.length} started…`
            : `${creditsText(cost)} each: ${creditsText(price)} for ${countPictures(left.length)}.`}{' '}
          {!busy &&
            balance &&
            (missing > 0
              ? fillText(phrases.creditsShort, { have: creditsText(balance.credits), missing })
              : `You have ${creditsText(balance.credits)}.`)}
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          {!busy && reasons.size === 0 && children}
          <Button onClick={onClose} disabled={busy}>
            {reasons.size > 0 ? 'Close' : 'Cancel'}
          </Button>
          <Button variant="primary" busy={busy} disabled={missing > 0} onClick={() => void start()}>
            {reasons.size > 0 ? 'Try again' : verb} · {creditsText(price)}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}

export function countPictures(count: number): string {
  return count === 1 ? 'one picture' : `${count} pictures`;
}
