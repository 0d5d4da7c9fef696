import { createStudio, type Studio } from '#studio/studio';

/**
 * A studio that stands only while it paints, behind everybody else: threads of its own, so that nobody's generation
 * waits for a picture that takes a minute, and no memory once it is done.
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
