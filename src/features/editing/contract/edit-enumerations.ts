/** Without schemas, so that the browser may import them. */

export const OBJECT_ACTIONS = ['remove', 'recolor', 'replace', 'move', 'turn', 'duplicate', 'front'] as const;

export const SHADOWS = ['none', 'kept', 'made'] as const;
