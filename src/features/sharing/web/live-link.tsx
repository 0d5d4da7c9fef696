import { Copy, ExternalLink, Link2Off } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { FIELD_LOOK } from '#web/ui/field-look.ts';
import type { PictureLink } from '../contract/shared-pictures.ts';
import { copyLink } from './copy-link.ts';
import { PromptChoice } from './prompt-choice.tsx';

interface LiveLinkProps {
  link: PictureLink;
  isSharing: boolean;
  isRevoking: boolean;
  /** `undo` is called on failure. */
  onShowsPrompt(showsPrompt: boolean, undo: () => void): void;
  onRevoke(): void;
}

/** The address of the picture's public page, with its actions. */
export function LiveLink({ link, isSharing, isRevoking, onShowsPrompt, onRevoke }: LiveLinkProps) {
  const [showsPrompt, setShowsPrompt] = useState(link.showsPrompt);
  const address = useRef<HTMLInputElement>(null);
  // The button that had the focus is gone.
  useEffect(() => address.current?.focus(), []);
  return (
    <div className="space-y-4">
      <div className="flex gap-2">
        <input
          ref={address}
          readOnly
          aria-label="Address of the public page"
          value={link.url}
          // Backward, so that a narrow field shows the beginning.
          onFocus={({ target }) => target.setSelectionRange(0, target.value.length, 'backward')}
          className={cn(FIELD_LOOK, 'h-11 min-w-0 flex-1 text-ellipsis font-mono md:pointer-fine:h-10')}
        />
        <Button variant="primary" onClick={() => void copyLink(link.url, 'the picture')}>
          <Copy aria-hidden className="size-4" />
          Copy
        </Button>
      </div>
      <PromptChoice
        checked={showsPrompt}
        disabled={isSharing}
        onChange={(chosen) => {
          setShowsPrompt(chosen);
          onShowsPrompt(chosen, () => setShowsPrompt(!chosen));
        }}
      />
      <p className="text-muted text-sm leading-relaxed">
        Revoking removes the page and its picture address. People who saved the picture keep it.
      </p>
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="ghost" busy={isRevoking} onClick={onRevoke} className="-ml-3 text-danger!">
          <Link2Off aria-hidden className="size-4" />
          Revoke link
        </Button>
        <Button asChild>
          <a href={link.url} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden className="size-4" />
            Open page
          </a>
        </Button>
      </div>
    </div>
  );
}
