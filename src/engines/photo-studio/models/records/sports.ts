// Written by scripts/models/convert.ts.
import type { ModelRecord } from '../model-record.ts';

export const SPORTS: readonly ModelRecord[] = [];
