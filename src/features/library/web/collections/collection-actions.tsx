import { Download, FolderInput, FolderMinus, FolderPlus } from 'lucide-react';
import type { CollectionPicture } from '#features/collections/contract/collections';
import { BulkAction } from '../bulk-action.tsx';
import { useZipDownload } from '../use-zip-download.ts';

interface CollectionActionsProps {
  selected: readonly CollectionPicture[];
  onAdd(): void;
  onMove(): void;
  onRemove(): void;
}

/** Actions for several pictures of a collection at once. Those of the gallery are not the person's to download together. */
export function CollectionActions({ selected, onAdd, onMove, onRemove }: CollectionActionsProps) {
  const zip = useZipDownload();
  const own = selected.filter(({ generationId }) => generationId !== null);
  const isNone = selected.length === 0;
  return (
    <>
      <BulkAction
        label="Download"
        icon={Download}
        disabled={own.length === 0}
        busy={zip.busy}
        onClick={() => void zip.download(own.map(({ id }) => id))}
      />
      <BulkAction label="Add to another collection" icon={FolderPlus} disabled={isNone} onClick={onAdd} />
      <BulkAction label="Move to another collection" icon={FolderInput} disabled={isNone} onClick={onMove} />
      <BulkAction label="Take out" icon={FolderMinus} disabled={isNone} onClick={onRemove} />
    </>
  );
}
