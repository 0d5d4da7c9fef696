import { keepImageModel, useChosenImageModel } from '#features/image-models/web/chosen-image-model';
import { imageModelOptions } from '#features/image-models/web/image-model-texts';
import { usePageState } from '#web/state/page-state.tsx';
import { SelectField } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { keepEnhancement, useEnhancement } from './enhancement.ts';

/** What paints a quick prompt, and whether it is written out first: as far as there is a choice. */
export function PromptOptions() {
  const { imageModels, enhancesPrompts } = usePageState();
  const painter = useChosenImageModel();
  const enhances = useEnhancement();
  return (
    <>
      {painter && imageModels.length > 1 && (
        <SelectField
          compact
          label="Image model"
          value={painter.id}
          options={imageModelOptions(imageModels)}
          onChange={keepImageModel}
        />
      )}
      {enhancesPrompts && <Switch label="Enhance prompt" on={enhances} onChange={keepEnhancement} />}
    </>
  );
}
