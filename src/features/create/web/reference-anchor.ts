/** The id of the creation screen's reference field, to which links lead. */
export const REFERENCE_FIELD = 'reference';
