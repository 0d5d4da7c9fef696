import { z } from 'zod';
import { galleryImage } from '#features/gallery/contract/gallery';
import { reportRequest } from '#features/gallery/contract/gallery-reports';
import { DONE, endpoint } from '#platform/endpoint/endpoint';
import { id } from '#platform/endpoint/id';
import { GALLERY_LIMIT_MAX, GALLERY_OFFSET_MAX, GALLERY_PAGE } from '#platform/limits/limits';

/** 3 to 30 letters from a to z, digits and single hyphens: no letter of another alphabet can pass for one of them. */
export const PAGE_NAME = /^(?=.{3,30}$)[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
export const personName = z.string().regex(PAGE_NAME);
export const personParams = z.object({ name: id('not_found.person', personName) });
export const personQuery = z.object({
  limit: z.coerce.number().int().min(1).max(GALLERY_LIMIT_MAX).default(GALLERY_PAGE),
  offset: z.coerce.number().int().min(0).max(GALLERY_OFFSET_MAX).default(0),
});

/** What everybody sees of a person who chose a public page. */
export const person = z.object({
  name: z.string(),
  pictureCount: z.number().int().nonnegative(),
  /** A page of the pictures that they published, newest first. */
  pictures: z.array(galleryImage),
});
export type Person = z.infer<typeof person>;

/** One's own page; both are null and false while there is none. */
export const ownPage = z.object({
  name: z.string().nullable(),
  /** Whether an admin has removed it. */
  isRemoved: z.boolean(),
});
export type OwnPage = z.infer<typeof ownPage>;

export const reportedPage = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Whether its person has removed it since. */
  isHidden: z.boolean(),
  reports: z.array(
    z.object({
      reason: reportRequest.shape.reason,
      note: z.string().nullable(),
      createdAt: z.iso.datetime(),
    }),
  ),
});

export const chosenPage = z.object({ name: z.string().max(200) });
export const PAGE_REFUSALS = ['invalid_request', 'already_decided'] as const;

const OWN = { access: 'session', signIn: 'signed_out.see_account' } as const;

export const findPerson = endpoint({
  method: 'GET',
  path: '/api/people/:name',
  access: 'anyone',
  params: personParams,
  query: personQuery,
  responses: { 200: person },
  cache: 'shared',
  words: { tag: 'Gallery', summary: 'Read a person’s public page, with the pictures that they published' },
});

export const reportPerson = endpoint({
  method: 'POST',
  path: '/api/people/:name/report',
  access: 'visitor',
  params: personParams,
  body: reportRequest,
  responses: { 204: DONE },
  words: { tag: 'Gallery', summary: 'Report a person’s public page' },
});

export const findOwnPage = endpoint({
  method: 'GET',
  path: '/api/account/page',
  ...OWN,
  responses: { 200: ownPage },
  cache: 'no-store',
  words: { tag: 'Account', summary: 'Read the name of your public page' },
});

export const chooseOwnPage = endpoint({
  method: 'PUT',
  path: '/api/account/page',
  ...OWN,
  body: chosenPage,
  responses: { 200: ownPage },
  refusals: PAGE_REFUSALS,
  words: {
    tag: 'Account',
    summary: 'Choose a public page, or rename it',
    description:
      'It shows the pictures that you published, under a name of 3 to 30 letters from a to z, digits and hyphens. Reserved names are refused, and those that look like a taken one.',
    example: { request: { name: 'ada' }, response: { name: 'ada', isRemoved: false } },
  },
});

export const removeOwnPage = endpoint({
  method: 'DELETE',
  path: '/api/account/page',
  ...OWN,
  responses: { 204: DONE },
  runsWhenDiskFull: true,
  words: {
    tag: 'Account',
    summary: 'Remove your public page',
    description: 'Its pictures stay in the gallery, without your name.',
  },
});

export const listReportedPages = endpoint({
  method: 'GET',
  path: '/api/admin/people/reports',
  access: 'admin',
  responses: { 200: z.array(reportedPage) },
  cache: 'no-store',
  words: { tag: 'Admin', summary: 'List reported public pages, the most reported first' },
});

export const decidePage = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/decide',
  access: 'admin',
  params: z.object({ id: id('not_found.person') }),
  body: z.object({ decision: z.enum(['keep', 'remove']) }),
  responses: { 204: DONE },
  runsWhenDiskFull: true,
  words: { tag: 'Admin', summary: 'Keep or remove a public page' },
});
