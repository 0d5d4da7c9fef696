import { Clapperboard } from 'lucide-react';
import { useState } from 'react';
import { downloadToDevice } from '#features/images/web/image-delivery';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { clipType, recordClip } from './record-clip.ts';

interface SaveClipButtonProps {
  generationId: string;
  /** Addresses of what was seen of the picture while it was made, and of the finished one. */
  frames: readonly string[];
}

/** Saves a short video of how the picture came to be; nothing where the browser can record none. */
export function SaveClipButton({ generationId, frames }: SaveClipButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const type = clipType();
  if (!type) return null;

  async function save(videoType: string) {
    setBusy(true);
    const extension = videoType.startsWith('video/mp4') ? 'mp4' : 'webm';
    const notice = await downloadToDevice(window, {
      url: null,
      fileName: `framewright-${generationId}-development.${extension}`,
      fetchBytes: () => recordClip(frames, videoType),
    });
    if (notice) toast(notice);
    setBusy(false);
  }

  return (
    <IconButton
      label={isBusy ? 'Recording the clip' : 'Save a clip of its development'}
      disabled={isBusy}
      onClick={() => void save(type)}
      className="text-muted! hover:text-ink!"
    >
      {isBusy ? <Spinner /> : <Clapperboard aria-hidden />}
    </IconButton>
  );
}
