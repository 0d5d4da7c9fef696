import { CircleArrowUp } from 'lucide-react';
import { countInWords } from '#platform/words/count-in-words';
import { Button } from '#web/ui/button.tsx';

/** Pictures that arrived since the page was read wait for a press. */
export function NewerPictures({ count, onShow }: { count: number; onShow(): void }) {
  return (
    <Button className="pointer-events-auto rounded-full!" onClick={onShow}>
      <CircleArrowUp aria-hidden className="size-4" />
      {countInWords(count, 'new picture')}
    </Button>
  );
}
