import { Check, Copy } from 'lucide-react';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { useCopied } from '#web/ui/use-copied.ts';

export function HashtagList({ hashtags }: { hashtags: readonly string[] }) {
  const { copied, copy } = useCopied();
  return (
    <div>
      <div className="flex items-center justify-between">
        <h3 className="font-medium text-sm">Hashtags</h3>
        <Button
          variant="ghost"
          size="small"
          onClick={() => void copy(hashtags.join(' '))}
          className="-mr-2 text-muted"
        >
          {copied ? (
            <Check aria-hidden className="size-4 text-success" />
          ) : (
            <Copy aria-hidden className="size-4" />
          )}
          Copy all
        </Button>
        <span role="status" className="sr-only">
          {copied && 'Copied'}
        </span>
      </div>
      <ul aria-label="Hashtags" className="mt-1 flex flex-wrap gap-1.5">
        {hashtags.map((hashtag) => (
          <li key={hashtag} className="max-w-full">
            <Badge className="max-w-full">
              <bdi className="truncate">{hashtag}</bdi>
            </Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}
