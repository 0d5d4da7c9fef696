import type { App } from '#platform/http/app';
import { route } from '#platform/http/route';
import * as contract from '../contract/models.ts';
import { listModels } from '../rules/list-models.ts';

export function registerModels(app: App): void {
  route(app, contract.listModels, async () => [...listModels()]);
}
