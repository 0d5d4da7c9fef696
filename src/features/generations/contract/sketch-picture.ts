import { z } from 'zod';
import { endpoint } from '#platform/endpoint/endpoint';
import { creditFree, formSettings, seed } from './form-settings.ts';
import { chosenImageModel } from './generations.ts';
import { prompt } from './prompt.ts';

export const sketchRequest = formSettings.extend({
  prompt,
  imageModel: chosenImageModel,
  creditFree,
  seed: seed.default(0).describe('The same request with the same seed gives the same sketch.'),
});

const sketch = z.object({
  sketch: z
    .object({
      url: z.string().describe('A `data:` address of a WebP picture, at most 256 pixels wide and high.'),
      width: z.int().positive(),
      height: z.int().positive(),
    })
    .nullable()
    .describe('Null if the model paints no sketches, cannot draw the prompt, or has no time.'),
});
export type Sketch = z.infer<typeof sketch>['sketch'];

export const sketchPicture = endpoint({
  method: 'POST',
  path: '/api/prompts/sketch',
  access: 'visitor',
  body: sketchRequest,
  responses: { 200: sketch },
  cache: 'no-store',
  refusals: ['moderated'],
  runsWhenDiskFull: true,
  words: {
    tag: 'Generations',
    summary: 'Sketch what a picture of a prompt could look like',
    description:
      'A small, unsharp picture for the time while a request is written. It costs nothing, is not kept, and another picture is painted when the request is sent.',
  },
});
