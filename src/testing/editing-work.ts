import type { PictureEditor } from '#ports/picture-editor';
import { paintedBy } from './generation-models.ts';
import { redCutoutModel } from './red-cutout-model.ts';
import type { TestApp } from './test-app.ts';

/** The parts of a worker that edits pictures and does nothing else. */
export function editingWork(site: TestApp, pictureEditor: PictureEditor) {
  const nothing = (what: string) => () => Promise.reject(new Error(`Nothing was to be ${what}`));
  return {
    ...site,
    ...paintedBy({ id: 'none', generate: nothing('painted') }),
    pictureEditor,
    readPublicFile: nothing('read'),
    cutoutModel: redCutoutModel,
    pictureJudge: { id: 'none', judge: nothing('judged') },
    visionModel: { id: 'none', lookAt: nothing('looked at') },
    generationTimeoutS: 60,
    onProgressLost: () => undefined,
    onFailed: () => undefined,
  };
}
