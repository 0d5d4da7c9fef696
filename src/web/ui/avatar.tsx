import * as Primitive from 'radix-ui/avatar';
import { cn } from './class-names.ts';

interface AvatarProps {
  src: string | null;
  /** Shown until the image has loaded, and where there is none: one letter. */
  fallback: string;
  className?: string;
}

/** A person's picture, beside or inside something that names them: it has no name of its own. */
export function Avatar({ src, fallback, className }: AvatarProps) {
  return (
    <Primitive.Root
      aria-hidden
      className={cn(
        'inline-grid size-8 shrink-0 place-items-center overflow-hidden rounded-full border border-border',
        'bg-surface-3 font-medium text-ink text-sm',
        className,
      )}
    >
      {src !== null && (
        <Primitive.Image src={src} alt="" referrerPolicy="no-referrer" className="size-full object-cover" />
      )}
      <Primitive.Fallback>{fallback}</Primitive.Fallback>
    </Primitive.Root>
  );
}
