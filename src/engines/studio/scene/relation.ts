/** How a thing stands to the one named before it. */
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
  /** Says nothing about places: for, to, about. */
  | 'for';
