import { presentAccepted } from '#features/generations/routes/present-generation';
import type { App } from '#platform/http/app';
import { route } from '#platform/http/route';
import { createEdit, listObjects as listObjectsEndpoint } from '../contract/edits.ts';
import { listObjects } from '../rules/list-objects.ts';
import { type RequestEditDeps, requestEdit } from '../rules/request-edit.ts';
import { presentObject } from './present-object.ts';

export function registerEditRoutes(app: App, deps: RequestEditDeps): void {
  route(app, createEdit, async ({ user, body, idempotencyKey }) =>
    presentAccepted(await requestEdit(deps, { userId: user.id, request: body, idempotencyKey })),
  );

  route(app, listObjectsEndpoint, async ({ user, params }) => {
    const { objects, ...size } = await listObjects(deps, { userId: user.id, imageId: params.id });
    return objects.map((object) => presentObject(object, size));
  });
}
