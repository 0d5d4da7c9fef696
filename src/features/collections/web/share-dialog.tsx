import { useQueryClient } from '@tanstack/react-query';
import { Copy, ExternalLink, Link2, Link2Off } from 'lucide-react';
import { useState } from 'react';
import { copyLink } from '#features/sharing/web/copy-link';
import * as phrases from '#phrases';
import { call } from '#web/api/call.ts';
import { messageOf } from '#web/api/message-of.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Dialog, DialogContent } from '#web/ui/dialog.tsx';
import { FIELD_LOOK } from '#web/ui/field-look.ts';
import { toastFailure } from '#web/ui/toast-store.ts';
import { type Collection, shareCollection, withdrawCollectionLink } from '../contract/collections.ts';
import { refreshCollections } from './collections-api.ts';

/** Creates, shows and withdraws the public link of a collection. */
export function ShareDialog({ collection, onClose }: { collection: Collection; onClose(): void }) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { id, link } = collection;

  async function change(endpoint: typeof shareCollection | typeof withdrawCollectionLink) {
    setBusy(true);
    try {
      await call(endpoint, { params: { id } });
    } catch (error) {
      toastFailure(phrases.linkFailed, messageOf(error, phrases.tryAgain));
    }
    await refreshCollections(client);
    setBusy(false);
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Share this collection"
        description="Anyone with the link sees its pictures, without their prompts. Collections in it are not shared."
      >
        {link === null ? (
          <Button variant="primary" busy={busy} onClick={() => void change(shareCollection)}>
            <Link2 aria-hidden className="size-4" />
            Create link
          </Button>
        ) : (
          <div className="space-y-4">
            <div className="flex gap-2">
              <input
                readOnly
                aria-label="Address of the public page"
                value={link}
                onFocus={({ target }) => target.select()}
                className={cn(FIELD_LOOK, 'h-11 min-w-0 flex-1 text-ellipsis font-mono md:pointer-fine:h-10')}
              />
              <Button variant="primary" onClick={() => void copyLink(link, 'the collection')}>
                <Copy aria-hidden className="size-4" />
                Copy
              </Button>
            </div>
            <p className="text-muted text-sm leading-relaxed">
              Withdrawing ends the page and the addresses of its pictures for good. A new link has another
              address.
            </p>
            <div className="flex flex-wrap justify-between gap-2">
              <Button
                variant="ghost"
                busy={busy}
                onClick={() => void change(withdrawCollectionLink)}
                className="-ml-3 text-danger!"
              >
                <Link2Off aria-hidden className="size-4" />
                Withdraw link
              </Button>
              <Button asChild>
                <a href={link} target="_blank" rel="noreferrer">
                  <ExternalLink aria-hidden className="size-4" />
                  Open page
                </a>
              </Button>
            </div>
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}
