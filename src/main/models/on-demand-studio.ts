import { createStudio, type Studio } from '#engines/studio/studio';

/**
 * A studio that exists only while it renders, at low priority. It has its own threads, so that no generation waits for
 * a picture that takes a minute, and uses no memory afterwards.
 */
export function createOnDemandStudio({ threads }: { threads: number }): Pick<Studio, 'render'> {
  return {
    async render(request, options) {
      const studio = createStudio({ threads, isBackground: true });
      try {
        return await studio.render(request, options);
      } finally {
        await studio.close();
      }
    },
  };
}
