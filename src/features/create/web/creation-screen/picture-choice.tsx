import { type ReactNode, useRef } from 'react';
import type { Asset } from '#features/assets/contract/assets';
import { ChosenAsset } from '#features/assets/web/chosen-asset.tsx';
import { UploadArea } from '#features/assets/web/upload-area.tsx';
import { FromLibraryButton, type LibraryPickerProps } from './from-library-button.tsx';

export interface PictureChoiceProps {
  asset: Asset | null;
  onChoose(asset: Asset | null): void;
  /** Renders the picker of the person's own pictures; null for visitors. */
  library: ((picker: LibraryPickerProps) => ReactNode) | null;
}

/** One picture: a file, or one from the library. */
export function PictureChoice({ asset, onChoose, library }: PictureChoiceProps) {
  const field = useRef<HTMLDivElement>(null);

  function choose(chosen: Asset | null) {
    onChoose(chosen);
    // The focused button has been replaced by the chosen picture, or the reverse.
    field.current?.focus({ preventScroll: true });
  }

  return (
    <div ref={field} tabIndex={-1} className="outline-none">
      {asset ? (
        <ChosenAsset compact asset={asset} example={null} onRemove={() => choose(null)} />
      ) : (
        <>
          <UploadArea compact onUploaded={choose} />
          {library && (
            <div className="-mx-3 mt-1">
              <FromLibraryButton library={library} onChoose={choose} />
            </div>
          )}
        </>
      )}
    </div>
  );
}
