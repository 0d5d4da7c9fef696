import { Badge } from '#web/ui/badge.tsx';
import { cn } from '#web/ui/class-names.ts';

interface BadgeListProps {
  label: string;
  texts: readonly string[];
  className?: string;
}

/** Short texts that a page or a model wrote, each in its own writing direction. */
export function BadgeList({ label, texts, className }: BadgeListProps) {
  return (
    <ul aria-label={label} className={cn('flex flex-wrap gap-1.5', className)}>
      {texts.map((text) => (
        <li key={text} className="max-w-full">
          <Badge className="max-w-full">
            <bdi className="truncate">{text}</bdi>
          </Badge>
        </li>
      ))}
    </ul>
  );
}
