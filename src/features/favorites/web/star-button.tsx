import { Star } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useFavorite } from './use-favorite.ts';

interface StarProps {
  /** Of the picture, or of its place in the gallery. */
  id: string;
  className?: string;
}

/** A star on a picture. @param name what the picture shows */
export function StarIcon({ id, name, className }: StarProps & { name: string }) {
  const { isStarred, toggle } = useFavorite(id);
  return (
    <IconButton
      label={`Star ${name}`}
      aria-pressed={isStarred}
      onClick={toggle}
      className={cn(className, isStarred && 'opacity-100! grid!')}
    >
      <span className="grid size-8 place-items-center rounded-full bg-scrim">
        <Star aria-hidden className={cn('size-4!', isStarred && 'fill-current')} />
      </span>
    </IconButton>
  );
}

/** A star with its word, beside other actions. */
export function StarButton({ id, className }: StarProps) {
  const { isStarred, toggle } = useFavorite(id);
  return (
    <Button variant="ghost" aria-pressed={isStarred} onClick={toggle} className={className}>
      <Star aria-hidden className={cn('size-4', isStarred && 'fill-current')} />
      Star
    </Button>
  );
}
