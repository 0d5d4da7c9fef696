import { Badge } from '#web/ui/badge.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { type BuilderState, chooseAsset, chooseExampleAsset } from './builder-state.ts';
import { ChosenAsset } from './chosen-asset.tsx';
import { ExampleAssets } from './example-assets.tsx';
import { UploadArea } from './upload-area.tsx';
import type { ChangeBuilder } from './use-builder.ts';

interface AssetPanelProps {
  state: BuilderState;
  change: ChangeBuilder;
}

/** A picture to build the next one around: one's own, or an example. */
export function AssetPanel({ state: { asset, example }, change }: AssetPanelProps) {
  const chosen = example?.name ?? asset?.originalName;
  return (
    <Collapsible
      level={2}
      title="Add Asset (Optional)"
      description="Your product, logo or a cut-out, staged in the picture"
      aside={
        chosen !== undefined && (
          <Badge className="max-w-full">
            <span className="truncate">{chosen}</span>
          </Badge>
        )
      }
    >
      <div className="pt-1 pb-6">
        {chosen === undefined ? (
          <UploadArea onUploaded={(uploaded) => change((it) => chooseAsset(it, uploaded))} />
        ) : (
          <ChosenAsset
            asset={asset}
            example={example}
            onRemove={() => change((it) => chooseAsset(it, null))}
          />
        )}
        <ExampleAssets
          chosen={example}
          onChoose={(picked) => change((it) => chooseExampleAsset(it, picked))}
        />
      </div>
    </Collapsible>
  );
}
