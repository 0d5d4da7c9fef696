import { storeImageModel, useChosenImageModel } from '#features/image-models/web/chosen-image-model';
import { imageModelOptions } from '#features/image-models/web/image-model-texts';
import { usePageState } from '#web/state/page-state.tsx';
import { SelectField } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { storeEnhancement, useEnhancement } from './enhancement.ts';

/** Image model and enhancement of quick prompts, as far as there is a choice. */
export function PromptOptions() {
  const { imageModels, enhancesPrompts } = usePageState();
  const imageModel = useChosenImageModel();
  const enhances = useEnhancement();
  return (
    <>
      {imageModel && imageModels.length > 1 && (
        <SelectField
          compact
          label="Image model"
          value={imageModel.id}
          options={imageModelOptions(imageModels)}
          onChange={storeImageModel}
        />
      )}
      {enhancesPrompts && <Switch label="Enhance prompt" on={enhances} onChange={storeEnhancement} />}
    </>
  );
}
