/** How the thing named before stands to this one: in "a cat on a sofa" the sofa has `on`. */
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
  /** Several in a ring: "candles around a cake", and the inverse, "a cake with candles around it". */
  | 'around'
  | 'rings'
  | 'with'
  | 'of'
  /** The inverse: in "a table with a vase on top" the vase has `bears`, in "a basket full of apples" the apples `holds`. */
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
  around: 'rings',
  rings: 'around',
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
  'around',
  'rings',
  'bears',
  'holds',
]);
