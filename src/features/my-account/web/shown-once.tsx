import { Button } from '#web/ui/button.tsx';
import { CopyTextButton } from '#web/ui/copy-text-button.tsx';

interface ShownOnceProps {
  /** Such as `API key`. */
  name: string;
  secret: string;
  onDone(): void;
}

/** A secret that is shown only once. */
export function ShownOnce({ name, secret, onDone }: ShownOnceProps) {
  return (
    <div>
      <p role="status" className="text-sm leading-relaxed">
        Copy it now and store it where only your programs can read it. It is shown only once.
      </p>
      <div className="mt-4 flex items-start gap-1 rounded-md bg-surface-2 py-1.5 pr-1.5 pl-3.5">
        <code className="min-w-0 flex-1 select-all self-center py-1 font-mono text-sm [overflow-wrap:anywhere]">
          {secret}
        </code>
        <CopyTextButton label={`Copy the ${name}`} text={secret} />
      </div>
      <div className="mt-5 flex justify-end">
        <Button variant="primary" onClick={onDone}>
          I have copied it
        </Button>
      </div>
    </div>
  );
}
