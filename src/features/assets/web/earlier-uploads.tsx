import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as phrases from '#phrases';
import { usePageState } from '#web/state/page-state.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Asset } from '../contract/assets.ts';
import { uploadsQuery } from './api/assets.ts';
import { UploadList } from './upload-list.tsx';

interface EarlierUploadsProps {
  chosenId: string | null;
  onChoose(asset: Asset): void;
  /** Called after an upload was deleted here. */
  onDeleted(id: string): void;
}

/** The person's earlier uploads, to use again or delete. Loaded when a button opens them. */
export function EarlierUploads({ chosenId, onChoose, onDeleted }: EarlierUploadsProps) {
  const { user } = usePageState();
  const [isOpen, setOpen] = useState(false);
  const { data, isError, refetch } = useQuery({ ...uploadsQuery(), enabled: isOpen });
  if (!user) return null;
  return (
    <section className="mt-4">
      <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide your uploads' : 'Use an earlier upload'}
      </Button>
      {isOpen && isError && data === undefined && (
        <p role="alert" className="mt-3 text-danger text-sm">
          {phrases.uploadsNotLoaded}{' '}
          <button type="button" className="underline underline-offset-4" onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      )}
      {isOpen && data && (
        <UploadList
          uploads={data}
          onDeleted={onDeleted}
          action={(upload) => (
            <Button
              size="small"
              disabled={upload.id === chosenId}
              aria-label={`Use ${upload.originalName}`}
              onClick={() => onChoose(upload)}
            >
              Use
            </Button>
          )}
        />
      )}
    </section>
  );
}
