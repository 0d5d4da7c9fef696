import type { PictureVersion } from '#features/generations/contract/versions';
import { isUnadjusted } from '../contract/adjustment.ts';
import { writeDraft } from './use-draft.ts';
import type { useEdit } from './use-edit.ts';

/** The adjustment that made a version, and what can be done about it. */
export interface EarlierAdjustment {
  /** Whether it wrote words over the picture. */
  hasTexts: boolean;
  /** Opens it again on the version before. */
  onChange(): void;
  /** Makes a version without its words; shows the version before if nothing else was adjusted. */
  onRemoveTexts(): void;
}

/** Undefined if something else made the version, or the one before is gone. */
export function earlierAdjustment(
  { adjust }: PictureVersion,
  parent: PictureVersion | undefined,
  { start, onShow }: { start: ReturnType<typeof useEdit>['start']; onShow: (imageId: string) => void },
): EarlierAdjustment | undefined {
  if (!parent || !adjust) return undefined;
  const { imageId } = parent;
  return {
    hasTexts: adjust.texts.length > 0,
    onChange() {
      writeDraft(imageId, { tool: 'adjust', adjust });
      onShow(imageId);
    },
    onRemoveTexts() {
      const rest = { ...adjust, texts: [] };
      if (isUnadjusted(rest)) onShow(imageId);
      else start({ imageId, operation: 'adjust', adjust: rest });
    },
  };
}
