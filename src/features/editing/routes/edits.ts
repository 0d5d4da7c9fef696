import { presentAccepted } from '#features/generations/routes/present-generation';
import type { App } from '#platform/http/app';
import { countCall } from '#platform/http/rate-limits/count-calls';
import type { RateLimiters } from '#platform/http/rate-limits/create-rate-limiters';
import { route } from '#platform/http/route';
import {
  createEdit,
  findExpansion as findExpansionEndpoint,
  listObjects as listObjectsEndpoint,
} from '../contract/edits.ts';
import * as subjects from '../contract/subjects.ts';
import { findExpansion } from '../rules/find-expansion.ts';
import { listObjects } from '../rules/list-objects.ts';
import { type RequestEditDeps, requestEdit } from '../rules/request-edit.ts';
import { type RequestSubjectDeps, readSubject, requestSubject } from '../rules/request-subject.ts';
import { presentObject } from './present-object.ts';

export type EditRoutesDeps = RequestEditDeps & RequestSubjectDeps & { limits: RateLimiters };

export function registerEditRoutes(app: App, deps: EditRoutesDeps): void {
  route(app, createEdit, async ({ user, body, idempotencyKey }) =>
    presentAccepted(await requestEdit(deps, { userId: user.id, request: body, idempotencyKey })),
  );

  route(app, listObjectsEndpoint, async ({ user, params }) => {
    const { objects, ...size } = await listObjects(deps, { userId: user.id, imageId: params.id });
    return objects.map((object) => presentObject(object, size));
  });

  route(app, findExpansionEndpoint, ({ user, params }) =>
    findExpansion(deps, { userId: user.id, imageId: params.id }),
  );

  route(app, subjects.requestSubject, async ({ user, params, reply }) => {
    const onMaking = () => countCall(deps.limits.subject, user.id);
    const subject = await requestSubject(deps, { userId: user.id, imageId: params.id, onMaking });
    if (subject.status === 'making') reply.code(202);
    return subject;
  });

  route(app, subjects.findSubject, ({ user, params }) =>
    readSubject(deps, { userId: user.id, imageId: params.id }),
  );
}
