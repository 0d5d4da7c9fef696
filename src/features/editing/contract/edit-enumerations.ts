/** Without schemas, so that the browser may import them. */

export const EDIT_OPERATIONS = ['object', 'erase'] as const;
export type EditOperation = (typeof EDIT_OPERATIONS)[number];

export const OBJECT_ACTIONS = ['remove', 'recolor', 'replace', 'move'] as const;
export type ObjectAction = (typeof OBJECT_ACTIONS)[number];
