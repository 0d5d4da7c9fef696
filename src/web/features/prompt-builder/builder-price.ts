import type { ImageModelSummary } from '#contract/guided-generation';
import type { BuilderState } from './builder-state.ts';

type Priced = Pick<BuilderState, 'grounding' | 'imageCount' | 'imageModel'>;

/** What paints: the chosen model, or the first where none was chosen or a picture is refined. */
export function painterOf(
  { grounding, imageModel }: Priced,
  imageModels: readonly ImageModelSummary[],
): ImageModelSummary | undefined {
  return (!grounding && imageModels.find(({ id }) => id === imageModel)) || imageModels[0];
}

/** What the request costs, in credits; null until it is known. A refinement makes one picture. */
export function builderPrice(state: Priced, imageModels: readonly ImageModelSummary[]): number | null {
  const painter = painterOf(state, imageModels);
  return painter ? painter.cost * (state.grounding ? 1 : state.imageCount) : null;
}
