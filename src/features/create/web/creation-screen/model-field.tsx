import { lazy, Suspense } from 'react';
import { storeImageModel, useChosenImageModel } from '#features/image-models/web/chosen-image-model';
import { imageModelOptions } from '#features/image-models/web/image-model-texts';
import { usePageState } from '#web/state/page-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The choice of an image model, and a note if it does not accept the reference picture. */
export function ModelField({ hasReference }: { hasReference: boolean }) {
  const { imageModels } = usePageState();
  const imageModel = useChosenImageModel();
  if (!imageModel) return null;
  return (
    <>
      {imageModels.length > 1 && (
        <Suspense fallback={<Skeleton className="h-[4.375rem] md:pointer-fine:h-[4.125rem]" />}>
          <SelectField
            label="Image model"
            value={imageModel.id}
            options={imageModelOptions(imageModels)}
            onChange={storeImageModel}
          />
        </Suspense>
      )}
      {hasReference && !imageModel.takesReference && (
        <p className="text-muted text-sm leading-relaxed">
          {imageModel.name} does not accept reference pictures. The studio engine places yours.
        </p>
      )}
    </>
  );
}

const SelectField = lazy(async () => ({ default: (await import('#web/ui/select.tsx')).SelectField }));
