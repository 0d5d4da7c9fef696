import * as contract from '#contract/models';
import { listModels } from '#server/domain/models/list-models';
import type { App } from './app.ts';
import { route } from './route.ts';

export function registerModels(app: App): void {
  route(app, contract.listModels, async () => [...listModels()]);
}
