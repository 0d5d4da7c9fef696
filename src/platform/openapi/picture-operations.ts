import type { Operations } from './operation.ts';

/** Making pictures, showing them, and handing them out. */
export const PICTURE_OPERATIONS: Operations = {
  'POST /api/download-image': {
    tag: 'Downloads',
    summary: 'Download a picture of the site by its address',
    access: 'anyone',
    refusals: ['not_found'],
    answers: { 200: { description: 'The file.', type: 'image/*' } },
  },
  'GET /api/image-files': {
    tag: 'Downloads',
    summary: 'Tell in which formats and sizes a picture can be had',
    access: 'anyone',
    refusals: ['not_found'],
  },
  'POST /api/image-files': {
    tag: 'Downloads',
    summary: 'Have a picture made in a format and a size',
    access: 'visitor',
    refusals: ['not_found', 'signed_out', 'unavailable'],
  },
  'GET /api/image-files/:id': {
    tag: 'Downloads',
    summary: 'Tell how far a file is',
    access: 'anyone',
  },
  'POST /api/download-zip': {
    tag: 'Downloads',
    summary: 'Download several of one’s own pictures as a ZIP',
    description: 'A form with a field `imageIds` for each picture is taken as well as JSON.',
    access: 'session',
    refusals: ['not_found'],
    answers: { 200: { description: 'The archive.', type: 'application/zip' } },
  },
  'POST /api/download-zip/plan': {
    tag: 'Downloads',
    summary: 'Tell how large such a ZIP would be',
    access: 'session',
    refusals: ['not_found'],
  },
  'POST /api/verify': {
    tag: 'Downloads',
    summary: 'Read where a picture says that it comes from',
    access: 'anyone',
    takesPicture: true,
  },
};
