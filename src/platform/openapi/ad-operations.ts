import type { Operations } from './operation.ts';

const MADE = {
  access: 'anyone',
  reads: ['Prefer'],
  sends: ['Location'],
} as const;

/** The ad creator. With `Prefer: respond-async` what takes a while is answered with 202 at once. */
export const AD_OPERATIONS: Operations = {
  'POST /api/ad-creator/analyze-website': {
    tag: 'Ad creator',
    summary: 'Look at a website: brand, texts and pictures',
    ...MADE,
    refusals: ['address_not_allowed', 'page_unreadable', 'analyses_off', 'storage_full', 'unavailable'],
  },
  'GET /api/ad-creator/analyses/:id': {
    tag: 'Ad creator',
    summary: 'Tell how far an analysis is',
    access: 'anyone',
    refusals: ['address_not_allowed', 'page_unreadable', 'analyses_off'],
  },
  'POST /api/ad-creator/analyze-image': {
    tag: 'Ad creator',
    summary: 'Say what a picture shows',
    access: 'anyone',
    refusals: ['storage_full'],
    takesPicture: true,
  },
  'GET /api/ad-creator/formats': {
    tag: 'Ad creator',
    summary: 'List the platforms’ formats of ads',
    access: 'anyone',
  },
  'POST /api/ad-creator/generate-copy': {
    tag: 'Ad creator',
    summary: 'Write an ad’s texts',
    access: 'anyone',
    refusals: ['moderated', 'not_found'],
  },
  'POST /api/ad-creator/generate-visual': {
    tag: 'Ad creator',
    summary: 'Write the prompt of an ad’s picture',
    access: 'anyone',
    refusals: ['moderated', 'not_found'],
  },
  'POST /api/ad-creator/pictures': {
    tag: 'Ad creator',
    summary: 'Make a picture for ads',
    ...MADE,
    refusals: ['moderated', 'not_found', 'not_composable', 'storage_full'],
  },
  'GET /api/ad-creator/pictures/:id': {
    tag: 'Ad creator',
    summary: 'Tell how far a picture for ads is',
    access: 'anyone',
  },
  'POST /api/ad-creator/previews': {
    tag: 'Ad creator',
    summary: 'Draw ads small',
    access: 'anyone',
    refusals: ['moderated', 'not_found', 'not_composable', 'storage_full'],
  },
  'POST /api/ad-creator/create-artifact': {
    tag: 'Ad creator',
    summary: 'Make an ad’s files',
    ...MADE,
    refusals: ['moderated', 'not_found', 'not_composable', 'storage_full'],
  },
  'GET /api/ad-creator/artifacts/:id': {
    tag: 'Ad creator',
    summary: 'Tell how far an ad is',
    access: 'anyone',
  },
  'POST /api/ad-creator/campaign': {
    tag: 'Ad creator',
    summary: 'Download ads and their texts as a ZIP',
    access: 'anyone',
    refusals: ['not_found'],
    answers: { 200: { description: 'The archive.', type: 'application/zip' } },
  },
};
