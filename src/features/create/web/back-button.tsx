import { Button } from '#web/ui/button.tsx';

interface BackButtonProps {
  label: string;
  onClick(): void;
}

/** In the header while a result is shown: back to the creation screen or the landing view. */
export function BackButton({ label, onClick }: BackButtonProps) {
  return (
    <Button variant="ghost" onClick={onClick} className="px-3">
      {label}
    </Button>
  );
}
