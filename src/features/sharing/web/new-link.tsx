import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { PromptChoice } from './prompt-choice.tsx';

/** Shown while the picture has no live link. */
export function NewLink({ busy, onCreate }: { busy: boolean; onCreate(showsPrompt: boolean): void }) {
  const [showsPrompt, setShowsPrompt] = useState(false);
  return (
    <div className="space-y-4">
      <p className="text-muted text-sm leading-relaxed">
        The page shows only the picture, at full size. Search engines are asked not to list it. You can revoke
        the link at any time.
      </p>
      <PromptChoice checked={showsPrompt} disabled={busy} onChange={setShowsPrompt} />
      <Button variant="primary" busy={busy} onClick={() => onCreate(showsPrompt)} className="max-sm:w-full">
        <Link2 aria-hidden className="size-4" />
        Create link
      </Button>
    </div>
  );
}
