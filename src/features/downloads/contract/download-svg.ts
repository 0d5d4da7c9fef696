import { z } from 'zod';
import { endpoint } from '#platform/endpoint/endpoint';

export const downloadSvg = endpoint({
  method: 'POST',
  path: '/api/download-svg',
  access: 'visitor',
  body: z.object({
    imageUrl: z.string().min(1).max(2_000),
    generationId: z.union([z.string().max(100), z.number()]).optional(),
  }),
  responses: { 200: { description: 'The file.', type: 'image/svg+xml' } },
  cache: 'no-store',
  refusals: ['not_found', 'no_svg'],
  runsWhenDiskFull: true,
  sendsPictures: true,
  words: {
    tag: 'Downloads',
    summary: 'Draw a flat picture of the studio engine as layered SVG',
    description:
      'The options of a picture say in `hasSvg` whether it can be drawn. Layers are named groups, text is outlines.',
  },
});
