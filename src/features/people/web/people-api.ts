import { queryOptions } from '@tanstack/react-query';
import { freshQueryOf, nullableQueryOf } from '#web/api/call.ts';
import { findOwnPage, findPerson, listReportedPages } from '../contract/people.ts';

/** The first page of a person's pictures; null if there is no such page. */
export const personQuery = (name: string) => queryOptions(nullableQueryOf(findPerson, { params: { name } }));

export const ownPageQuery = queryOptions(freshQueryOf(findOwnPage));

export const reportedPagesQuery = queryOptions(freshQueryOf(listReportedPages));
