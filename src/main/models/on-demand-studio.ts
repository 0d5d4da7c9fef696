import { createPainter, type Painter } from '#engines/painter/painter';

/**
 * A painter that exists only while it renders, at low priority. It has its own threads, so that no generation waits for
 * a picture that takes a minute, and uses no memory afterwards.
 */
export function createOnDemandStudio({ threads }: { threads: number }): Pick<Painter, 'render'> {
  return {
    async render(request, options) {
      const painter = createPainter({ threads, isBackground: true });
      try {
        return await painter.render(request, options);
      } finally {
        await painter.close();
      }
    },
  };
}
