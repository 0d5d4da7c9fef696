import { presentObject } from '#features/editing/routes/present-object';
import { findExpansion } from '#features/editing/rules/find-expansion';
import { listObjects } from '#features/editing/rules/list-objects';
import { type RequestEditDeps, requestEdit } from '#features/editing/rules/request-edit';
import {
  type RequestSubjectDeps,
  readSubject,
  requestSubject,
} from '#features/editing/rules/request-subject';
import type { GenerationsDeps } from '#features/generations/routes/generations';
import { findGeneration } from '#features/generations/rules/find-generation';
import { pathOf } from '#platform/endpoint/path-of';
import type { App } from '#platform/http/app';
import { countCall } from '#platform/http/rate-limits/count-calls';
import type { RateLimiters } from '#platform/http/rate-limits/create-rate-limiters';
import { route } from '#platform/http/route';
import * as contract from '../contract/v1-edits.ts';
import { findV1Generation } from '../contract/v1-generations.ts';
import { presentV1Generation } from './present-v1.ts';

type V1EditsDeps = GenerationsDeps & RequestEditDeps & RequestSubjectDeps & { limits: RateLimiters };

/** Changes of pictures, for programs. */
export function registerV1Edits(app: App, deps: V1EditsDeps): void {
  route(app, contract.createV1Edit, async ({ user, key, body, idempotencyKey, reply }) => {
    const asked = { userId: user.id, apiKeyId: key.id, request: body, idempotencyKey };
    const { id } = await requestEdit(deps, asked);
    reply.header('location', pathOf(findV1Generation, { params: { id } }));
    return presentV1Generation(await findGeneration(deps, { userId: user.id, id }), deps);
  });

  route(app, contract.listV1Objects, async ({ user, params }) => {
    const { objects, ...size } = await listObjects(deps, { userId: user.id, imageId: params.id });
    return { data: objects.map((object) => presentObject(object, size)) };
  });

  route(app, contract.findV1Expansion, ({ user, params }) =>
    findExpansion(deps, { userId: user.id, imageId: params.id }),
  );

  route(app, contract.requestV1Subject, async ({ user, params, reply }) => {
    const onMaking = () => countCall(deps.limits.subject, user.id);
    const subject = await requestSubject(deps, { userId: user.id, imageId: params.id, onMaking });
    if (subject.status === 'making') reply.code(202);
    return subject;
  });

  route(app, contract.findV1Subject, ({ user, params }) =>
    readSubject(deps, { userId: user.id, imageId: params.id }),
  );
}
