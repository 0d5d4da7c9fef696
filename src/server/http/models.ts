import { z } from 'zod';
import { model } from '#contract/models';
import { listModels } from '#server/domain/models/list-models';
import type { App } from './app.ts';

export function registerModels(app: App): void {
  app.get('/api/models', { schema: { response: { 200: z.array(model) } } }, async () => listModels());
}
