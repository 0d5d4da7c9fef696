import type { ImageModelSummary } from '#features/image-models/contract/image-models';
import { usePageState } from '#web/state/page-state.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { creditFreeChoice } from './credit-free.ts';
import { useCreditFree } from './use-credit-free.ts';

/** Only the built-in model makes pictures that need a credit line, and only where the site lets it. */
export function CreditFreeSwitch({ imageModel }: { imageModel: ImageModelSummary | undefined }) {
  const on = useCreditFree();
  const { isCreditFree } = usePageState();
  if (isCreditFree || imageModel?.provider !== null) return null;
  return (
    <Switch
      label="Only pictures without an attribution line"
      on={on}
      onChange={(isOn) => creditFreeChoice.keep(isOn ? 'on' : null)}
    />
  );
}
