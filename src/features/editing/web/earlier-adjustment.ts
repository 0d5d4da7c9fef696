import type { PictureVersion } from '#features/generations/contract/versions';
import { isUnadjusted } from '../contract/adjustment.ts';
import type { TextLayer } from '../contract/text-layer.ts';
import { writeDraft } from './use-draft.ts';
import type { useEdit } from './use-edit.ts';

/** The adjustment that made a version, and what can be done about it. */
export interface EarlierAdjustment {
  text: TextLayer | null;
  /** Opens it again on the version before. */
  onChange(): void;
  /** Makes a version without its words; shows the version before if nothing else was adjusted. */
  onRemoveText(): void;
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
    text: adjust.text,
    onChange() {
      writeDraft(imageId, { tool: 'adjust', adjust });
      onShow(imageId);
    },
    onRemoveText() {
      const rest = { ...adjust, text: null };
      if (isUnadjusted(rest)) onShow(imageId);
      else start({ imageId, operation: 'adjust', adjust: rest });
    },
  };
}
