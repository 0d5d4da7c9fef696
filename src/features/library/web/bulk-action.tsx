import type { LucideIcon } from 'lucide-react';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';

interface BulkActionProps extends Omit<ButtonProps, 'children'> {
  label: string;
  icon: LucideIcon;
  isFilled?: boolean;
}

/** A button for the selected cards: only an icon where the words do not fit. */
export function BulkAction({ label, icon: Icon, isFilled = false, ...rest }: BulkActionProps) {
  return (
    <Button size="small" aria-label={label} title={label} {...rest}>
      <Icon aria-hidden className={cn('size-4', isFilled && 'fill-current')} />
      <span className="max-lg:hidden">{label}</span>
    </Button>
  );
}
