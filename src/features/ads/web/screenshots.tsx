import { useState } from 'react';
import { countInWords } from '#platform/words/count-in-words';
import { Dialog, DialogContent } from '#web/ui/dialog.tsx';
import type { WebsiteAnalysis } from '../contract/ad-analyses.ts';

type Screenshot = WebsiteAnalysis['screenshots'][number];

/** Thumbnails of the page on each device; each opens a large view. */
export function Screenshots({ screenshots }: { screenshots: readonly Screenshot[] }) {
  const [shown, setShown] = useState<Screenshot | null>(null);
  if (screenshots.length === 0) return null;
  return (
    <div>
      <p className="text-muted text-sm">Captured {countInWords(screenshots.length, 'device view')}</p>
      <ul className="mt-2 flex h-32 gap-2">
        {screenshots.map((screenshot) => (
          // Widths follow the aspect ratios, so that all have the same height.
          <li
            key={screenshot.device}
            style={{ flexGrow: screenshot.width / screenshot.height }}
            className="min-w-11 max-w-64 basis-0"
          >
            <button
              type="button"
              aria-label={`Enlarge the ${screenshot.device} view`}
              onClick={() => setShown(screenshot)}
              className="block size-full overflow-hidden rounded-sm border border-border transition-colors hover:border-border-strong"
            >
              <img src={screenshot.dataUrl} alt="" className="size-full object-cover object-top" />
            </button>
          </li>
        ))}
      </ul>
      <Dialog open={shown !== null} onOpenChange={(stays) => !stays && setShown(null)}>
        {shown && (
          <DialogContent title={`The page on a ${shown.device}`} size="large">
            <img
              src={shown.dataUrl}
              width={shown.width}
              height={shown.height}
              alt={`The page as a ${shown.device} shows it`}
              className="mx-auto h-auto max-h-[70dvh] w-auto max-w-full rounded-sm border border-border"
            />
          </DialogContent>
        )}
      </Dialog>
    </div>
  );
}
