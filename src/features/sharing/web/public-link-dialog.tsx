import { useQuery } from '@tanstack/react-query';
import * as phrases from '#phrases';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogContent } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { pictureLinkQuery } from './api/shared-pictures.ts';
import { LiveLink } from './live-link.tsx';
import { NewLink } from './new-link.tsx';
import { usePublicLink } from './use-public-link.ts';

interface PublicLinkDialogProps {
  imageId: string;
  open: boolean;
  onClose(): void;
}

/** Creates, shows and revokes the public link of the person's own picture. */
export function PublicLinkDialog({ imageId, open, onClose }: PublicLinkDialogProps) {
  const { data, isError, refetch } = useQuery({ ...pictureLinkQuery(imageId), enabled: open });
  const { isSharing, isRevoking, share, revoke } = usePublicLink(imageId);
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        title="Public link"
        description="Anyone with the link can view it. We don’t notify anyone."
      >
        {data?.link ? (
          <LiveLink
            link={data.link}
            isSharing={isSharing}
            isRevoking={isRevoking}
            onShowsPrompt={(showsPrompt, undo) => share({ showsPrompt }, { onError: undo })}
            onRevoke={revoke}
          />
        ) : data ? (
          <NewLink busy={isSharing} onCreate={(showsPrompt) => share({ showsPrompt })} />
        ) : isError ? (
          <div className="flex flex-wrap items-center gap-3">
            <p className="text-muted text-sm">{phrases.linkNotLoaded}</p>
            <Button onClick={() => void refetch()}>Try again</Button>
          </div>
        ) : (
          <div aria-busy="true">
            <Skeleton className="h-32 w-full rounded-md" />
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}
