import { queryOptions } from '@tanstack/react-query';
import { listModels } from '#contract/models';
import { queryOf } from './call.ts';

export const modelsQuery = queryOptions(queryOf(listModels));
