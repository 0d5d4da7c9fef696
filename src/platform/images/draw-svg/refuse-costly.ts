/** An element of the rebuilt drawing. */
export interface DrawnElement {
  name: string;
  attributes: Record<string, string>;
  /** Ids of the elements that it refers to. */
  targets: string[];
  children: DrawnElement[];
}

const MOST_COST = 100_000;
/** Cost of an offscreen buffer, and of a filter's step, in shapes. */
const LAYER_COST = 20;
const FILTER_STEP_COST = 100;
const LAYERS = ['opacity', 'mask', 'clip-path', 'filter', 'mix-blend-mode'];
const SHAPES = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']);

/**
 * Estimates the drawing cost with every reference expanded: a few hundred elements that refer to each other can expand
 * to billions.
 * @throws Error if the drawing costs too much, or refers to itself
 */
export function refuseCostly(root: DrawnElement): void {
  const byId = new Map<string, DrawnElement>();
  const patterns: DrawnElement[] = [];
  const visit = (element: DrawnElement) => {
    if (element.attributes.id && !byId.has(element.attributes.id)) byId.set(element.attributes.id, element);
    if (element.name === 'pattern') patterns.push(element);
    element.children.forEach(visit);
  };
  visit(root);

  const known = new Map<DrawnElement, number>();
  const open = new Set<DrawnElement>();
  const costOf = (element: DrawnElement, shapeCost: number): number => {
    const ready = known.get(element);
    if (ready !== undefined) return ready;
    if (open.has(element)) throw new Error('refers to itself');
    open.add(element);
    let cost = ownCost(element, shapeCost);
    for (const child of element.children) cost += costOf(child, shapeCost);
    for (const id of element.targets) cost += costOf(byId.get(id) ?? NOTHING, shapeCost);
    open.delete(element);
    known.set(element, cost);
    return cost;
  };
  // Paint is inherited: any shape may be filled with the most expensive pattern.
  const dearest = Math.max(0, ...patterns.map((pattern) => costOf(pattern, 1) + LAYER_COST));
  if (costOf(root, 1 + dearest) > MOST_COST) throw new Error('too costly');
}

const NOTHING: DrawnElement = { name: 'g', attributes: {}, targets: [], children: [] };

function ownCost({ name, attributes }: DrawnElement, shapeCost: number): number {
  if (name.startsWith('fe')) return FILTER_STEP_COST;
  const layers = LAYERS.filter((property) => property in attributes).length;
  return (SHAPES.has(name) ? shapeCost : 1) + layers * LAYER_COST;
}
