import { z } from 'zod';
import { errorBody } from '../errors/error-body.ts';

/** Schemas that the document names once and refers to. */
export const NAMED_SCHEMAS = z.registry<{ id: string }>();
NAMED_SCHEMAS.add(errorBody, { id: 'Error' });
