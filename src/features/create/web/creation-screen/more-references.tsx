import { useId } from 'react';
import type { Asset } from '#features/assets/contract/assets';
import { useChosenImageModel } from '#features/image-models/web/chosen-image-model';
import { Badge } from '#web/ui/badge.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { type CreateState, usableSubjects } from './create-state.ts';
import { PictureChoice, type PictureChoiceProps } from './picture-choice.tsx';
import type { ChangeCreate } from './use-create.ts';

interface MoreReferencesProps extends Pick<PictureChoiceProps, 'library'> {
  state: CreateState;
  onChange: ChangeCreate;
}

/** The picture whose style is taken over, and further subjects if the model takes several. Collapsed at first. */
export function MoreReferences({ state, onChange, library }: MoreReferencesProps) {
  const id = useId();
  const imageModel = useChosenImageModel();
  const { styleReference } = state;
  const furtherMax = (imageModel?.references ?? 1) - 1;
  const subjects = usableSubjects(state, furtherMax + 1);
  const chosenCount = subjects.length + (styleReference ? 1 : 0);

  const setSubjects = (assets: Asset[]) => onChange({ furtherReferences: assets });

  return (
    <Collapsible
      title="More references"
      description={furtherMax > 0 ? 'The style of a picture, and further subjects' : 'The style of a picture'}
      aside={chosenCount > 0 ? <Badge>{chosenCount} set</Badge> : undefined}
    >
      <div className="space-y-5 pt-1 pb-6">
        <section aria-labelledby={`${id}-style`}>
          <h3 id={`${id}-style`} className="font-medium text-sm">
            Style
          </h3>
          <p className="mt-1 mb-2 text-muted text-sm">
            The new picture takes over its colors and light, and nothing that it shows.
          </p>
          <PictureChoice
            asset={styleReference}
            onChoose={(asset) => onChange({ styleReference: asset })}
            library={library}
          />
        </section>
        {furtherMax > 0 && (
          <section aria-labelledby={`${id}-subjects`}>
            <h3 id={`${id}-subjects`} className="font-medium text-sm">
              Further subjects
            </h3>
            <p className="mt-1 mb-2 text-muted text-sm">
              They stand in the picture beside the reference picture.
            </p>
            <div className="space-y-2">
              {subjects.map((asset) => (
                <PictureChoice
                  key={asset.id}
                  asset={asset}
                  onChoose={() => setSubjects(subjects.filter((other) => other.id !== asset.id))}
                  library={library}
                />
              ))}
              {subjects.length < furtherMax && (
                <PictureChoice
                  key="next"
                  asset={null}
                  onChoose={(asset) =>
                    asset && setSubjects([...subjects.filter((other) => other.id !== asset.id), asset])
                  }
                  library={library}
                />
              )}
            </div>
          </section>
        )}
      </div>
    </Collapsible>
  );
}
