import type { LucideIcon } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';

interface BackButtonProps {
  label: string;
  Icon: LucideIcon;
  onClick(): void;
}

/** In the header while a result is shown: back to the creation screen or the landing view. */
export function BackButton({ label, Icon, onClick }: BackButtonProps) {
  return (
    <Button variant="ghost" onClick={onClick} className="px-3">
      <Icon aria-hidden className="size-5 sm:hidden" />
      <span className="sr-only sm:not-sr-only">{label}</span>
    </Button>
  );
}
