import type { Painter } from '#engines/painter/painter';
import { ProviderError } from '#platform/errors/provider-error';
import type { RepaintModel } from '#ports/repaint-model';
import { decodeReference } from '../decode-reference.ts';
import { findRepaintableRecipe } from './studio-recipe.ts';
import { toProviderError } from './to-provider-error.ts';

/** Makes one of the studio engine's pictures again, at another size. */
export function createStudioRepaintModel({ studio }: { studio: Pick<Painter, 'render'> }): RepaintModel {
  return {
    async repaint({ details, from, width, height, reference }, { signal, onProgress }) {
      const recipe = findRepaintableRecipe(details);
      if (!recipe)
        throw new ProviderError('rejected', 'This version of the studio engine did not paint the picture');
      const request = {
        ...recipe,
        engine: recipe.engine ?? ('studio' as const),
        width,
        height,
        likeSize: from,
        ...(reference && { reference: await decodeReference(reference) }),
      };
      try {
        const { pixels } = await studio.render(request, { signal, ...(onProgress ? { onProgress } : {}) });
        return { pixels, width, height };
      } catch (error) {
        throw toProviderError(error);
      }
    },
  };
}
