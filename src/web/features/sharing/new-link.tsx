import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { PromptChoice } from './prompt-choice.tsx';

/** The picture has no public link yet, or no more. */
export function NewLink({ busy, onCreate }: { busy: boolean; onCreate(showsPrompt: boolean): void }) {
  const [showsPrompt, setShowsPrompt] = useState(false);
  return (
    <div className="space-y-4">
      <p className="text-muted text-sm leading-relaxed">
        The page shows the picture alone, at its full size. Search engines are asked to leave it out, and you
        can revoke the link at any time.
      </p>
      <PromptChoice checked={showsPrompt} disabled={busy} onChange={setShowsPrompt} />
      <Button variant="primary" busy={busy} onClick={() => onCreate(showsPrompt)} className="max-sm:w-full">
        <Link2 aria-hidden className="size-4" />
        Create link
      </Button>
    </div>
  );
}
