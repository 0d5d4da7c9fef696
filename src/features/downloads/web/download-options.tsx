import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import * as phrases from '#phrases';
import { queryOf } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogContent } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { listImageFileOptions } from '../contract/image-files.ts';
import {
  fileJobOf,
  startFileJob,
  startSvgJob,
  subscribeToFileJobs,
  type WantedImage,
  watchFileJob,
} from './file-jobs.ts';
import { FileProgress } from './file-progress.tsx';
import { FormatChoice } from './format-choice.tsx';
import type { DownloadFormat } from './option-texts.ts';
import { SizeChoice } from './size-choice.tsx';

interface DownloadOptionsProps {
  image: WantedImage;
  open: boolean;
  onOpenChange(open: boolean): void;
  /** Called when the dialog has closed, to restore the focus. */
  onClosed(): void;
}

/** Formats and sizes of one picture, and the progress of the chosen file. */
export function DownloadOptions({ image, open, onOpenChange, onClosed }: DownloadOptionsProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Download"
        description="Choose a format and a size."
        // The viewer under the dialog has keyboard shortcuts of its own.
        onKeyDown={(event) => event.stopPropagation()}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
      >
        <Choices image={image} />
      </DialogContent>
    </Dialog>
  );
}

function Choices({ image }: { image: WantedImage }) {
  const { imageUrl } = image;
  const { data, isError, refetch } = useQuery({
    ...queryOf(listImageFileOptions, { query: { imageUrl } }),
    // Files are made and swept, and the person may sign in or out.
    staleTime: 0,
  });
  const [format, setFormat] = useState<DownloadFormat>('png');
  const [chosen, setChosen] = useState(0);
  const job = useSyncExternalStore(subscribeToFileJobs, () => fileJobOf(imageUrl));
  useEffect(() => watchFileJob(imageUrl), [imageUrl]);
  // Reads the options again when a file is made, to show its size.
  const isMaking = job?.status === 'making';
  useEffect(() => {
    if (!isMaking) void refetch();
  }, [isMaking, refetch]);

  if (isError && !data)
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{phrases.downloadOptionsNotLoaded}</p>
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    );
  if (!data)
    return (
      <div role="status" aria-label="Loading" className="space-y-3">
        <Skeleton className="h-11" />
        <Skeleton className="h-40" />
      </div>
    );
  const option = data.options[chosen] ?? data.options[0]!;
  const isOpen =
    format === 'svg' || option.availability === 'available' || option.byteSizes[format] !== undefined;
  return (
    <form
      className="space-y-6"
      onSubmit={(event) => {
        event.preventDefault();
        void (format === 'svg' ? startSvgJob(image) : startFileJob(image, { format, option }));
      }}
    >
      <FormatChoice
        value={format}
        hasAlpha={data.hasAlpha}
        hasSvg={data.hasSvg}
        disabled={isMaking}
        onChange={setFormat}
      />
      {format !== 'svg' && (
        <SizeChoice
          options={data.options}
          format={format}
          chosen={data.options.indexOf(option)}
          disabled={isMaking}
          onChoose={setChosen}
        />
      )}
      {job?.status === 'failed' ? (
        <p role="alert" className="text-danger text-sm">
          {job.message}
        </p>
      ) : (
        job && <FileProgress job={job} />
      )}
      {job?.status === 'ready' ? (
        <Button variant="primary" size="large" onClick={job.save} className="w-full">
          Save
        </Button>
      ) : (
        <Button
          type="submit"
          variant="primary"
          size="large"
          busy={isMaking}
          disabled={!isOpen}
          className="w-full"
        >
          <Download aria-hidden className="size-4" />
          Download
        </Button>
      )}
    </form>
  );
}
