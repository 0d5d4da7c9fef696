import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogContent } from '#web/ui/dialog.tsx';
import { toastSuccess } from '#web/ui/toast-store.ts';
import { setPublished } from './publications-api.ts';

interface PublishDialogProps {
  /** Ids of the pictures, with their names. */
  pictures: ReadonlyMap<string, string>;
  /** Called when all have been requested. */
  onDone?(): void;
  onClose(): void;
}

/** Says what publishing means, and publishes. Pictures that are refused are named, each with the reason. */
export function PublishDialog({ pictures, onDone, onClose }: PublishDialogProps) {
  const client = useQueryClient();
  const [left, setLeft] = useState([...pictures.keys()]);
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [busy, setBusy] = useState(false);
  const done = pictures.size - left.length;

  async function publish() {
    setBusy(true);
    const failed = await setPublished(client, left, true);
    setBusy(false);
    setRefused(failed);
    setLeft(left.filter((id) => failed.has(id)));
    if (failed.size > 0) return;
    onClose();
    onDone?.();
    toastSuccess('Being checked', `${countPictures(pictures.size)} will be in the gallery after the check.`);
  }

  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()}>
      <DialogContent
        title={left.length === 1 ? 'Publish this picture?' : `Publish ${left.length} pictures?`}
        description={`Everyone sees ${left.length === 1 ? 'it in the gallery with its prompt' : 'them in the gallery with their prompts'}, free to use, after a check.`}
      >
        {refused.size > 0 && (
          <div role="alert" className="mb-4 text-danger text-sm leading-relaxed">
            <p>
              {done > 0 && `${countPictures(done)} requested. `}
              Not published:
            </p>
            <ul className="mt-1 max-h-48 overflow-y-auto">
              {left.map((id) => (
                <li key={id} className="[overflow-wrap:anywhere]">
                  “{pictures.get(id)}”: {refused.get(id)}
                </li>
              ))}
            </ul>
          </div>
        )}
        <p className="mb-4 text-muted text-sm leading-relaxed">
          You can take it out again at any time.{' '}
          <Link href="/terms-of-service" className="underline underline-offset-4 hover:text-ink">
            Terms
          </Link>
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose} disabled={busy}>
            {refused.size > 0 ? 'Close' : 'Cancel'}
          </Button>
          <Button variant="primary" busy={busy} onClick={() => void publish()}>
            {refused.size > 0 ? 'Try again' : 'Publish'}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}

function countPictures(count: number): string {
  return count === 1 ? 'One picture' : `${count} pictures`;
}
