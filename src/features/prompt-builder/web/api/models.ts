import { queryOptions } from '@tanstack/react-query';
import { queryOf } from '#web/api/call.ts';
import { listModels } from '../../contract/models.ts';

export const modelsQuery = queryOptions(queryOf(listModels));
