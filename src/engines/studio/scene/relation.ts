/** How what was named before stands to a thing: it is on the thing, left of it. */
export type Relation =
  | 'and'
  | 'on'
  | 'in'
  | 'at'
  | 'under'
  | 'over'
  | 'behind'
  | 'in-front'
  | 'left'
  | 'right'
  | 'between'
  | 'with'
  | 'of'
  /** The other way round, for "a table with a vase on it" and "a basket full of apples". */
  | 'bears'
  | 'holds'
  /** Says nothing about places: for, to, about. */
  | 'for';

/** The same places, told of the other thing: a vase on a table, and the table that bears it. */
export const INVERSE: Readonly<Partial<Record<Relation, Relation>>> = {
  on: 'bears',
  bears: 'on',
  in: 'holds',
  holds: 'in',
  under: 'over',
  over: 'under',
  behind: 'in-front',
  'in-front': 'behind',
  left: 'right',
  right: 'left',
};

/** Relations that are seen in a picture as places. */
export function isSpatial(relation: Relation | undefined): relation is Relation {
  return relation !== undefined && SPATIAL.has(relation);
}

const SPATIAL: ReadonlySet<Relation> = new Set<Relation>([
  'on',
  'in',
  'at',
  'under',
  'over',
  'behind',
  'in-front',
  'left',
  'right',
  'between',
  'bears',
  'holds',
]);
