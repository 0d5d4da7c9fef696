import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type Collection, updateCollection } from '#features/collections/contract/collections';
import { inOrder, refreshCollections } from '#features/collections/web/collections-api';
import { NameForm } from '#features/collections/web/name-form.tsx';
import { call } from '#web/api/call.ts';
import { cn } from '#web/ui/class-names.ts';
import { Dialog, DialogContent } from '#web/ui/dialog.tsx';
import { FIELD_LOOK } from '#web/ui/field-look.ts';
import { Label } from '#web/ui/label.tsx';

interface CollectionFormProps {
  collection: Collection;
  all: readonly Collection[];
  onClose(): void;
}

/** Renames a collection, and moves it into another one. */
export function CollectionForm({ collection, all, onClose }: CollectionFormProps) {
  const client = useQueryClient();
  const id = useId();
  const [parentId, setParentId] = useState(collection.parentId ?? '');
  const own = new Set([collection.id, ...inOrder(all, collection.id).map((placed) => placed.collection.id)]);

  async function save(name: string) {
    const body = { name, ...(parentId !== (collection.parentId ?? '') && { parentId: parentId || null }) };
    await call(updateCollection, { params: { id: collection.id }, body });
    await refreshCollections(client);
    onClose();
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title="Rename or move">
        <Label htmlFor={id}>Inside</Label>
        <select
          id={id}
          value={parentId}
          onChange={({ target }) => setParentId(target.value)}
          className={cn(FIELD_LOOK, 'mt-1 mb-4 h-11 md:pointer-fine:h-10')}
        >
          <option value="">Nothing: at the top</option>
          {inOrder(all)
            .filter((placed) => !own.has(placed.collection.id))
            .map((placed) => (
              <option key={placed.collection.id} value={placed.collection.id}>
                {`${'— '.repeat(placed.depth)}${placed.collection.name}`}
              </option>
            ))}
        </select>
        <NameForm label="Name" name={collection.name} action="Save" save={save} />
      </DialogContent>
    </Dialog>
  );
}
