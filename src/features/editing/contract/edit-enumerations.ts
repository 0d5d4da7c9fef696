/** Without schemas, so that the browser may import them. */

export const EDIT_OPERATIONS = ['object', 'erase', 'replace', 'background'] as const;

export const OBJECT_ACTIONS = ['remove', 'recolor', 'replace', 'move'] as const;
