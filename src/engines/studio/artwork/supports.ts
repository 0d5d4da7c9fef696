/** Where something rests on a drawing: the part of its height, and whether before its back or behind its rim. */
export interface Support {
  level: number;
  hasBack: boolean;
}

const SEATS: Record<string, number> = {
  'couch-and-lamp': 0.27,
  chair: 0.47,
  seat: 0.42,
  bed: 0.42,
  'manual-wheelchair': 0.5,
  'motorized-wheelchair': 0.5,
  toilet: 0.5,
  bathtub: 0.5,
  horse: 0.62,
  unicorn: 0.6,
  elephant: 0.9,
  camel: 0.75,
  turtle: 0.8,
  bicycle: 0.62,
  motorcycle: 0.6,
  'motor-scooter': 0.5,
  sled: 0.5,
  skateboard: 0.6,
  'fork-and-knife-with-plate': 0.5,
  'carousel-horse': 0.6,
};

/** Drawings in which something can be, with its lower part hidden. */
const CONTAINERS: Record<string, number> = {
  basket: 0.45,
  bucket: 0.8,
  package: 0.85,
  'shopping-cart': 0.5,
  wastebasket: 0.85,
  amphora: 0.85,
  'potted-plant': 0.4,
  'bowl-with-spoon': 0.55,
  'pot-of-food': 0.6,
  'teacup-without-handle': 0.75,
  'hot-beverage': 0.7,
  bathtub: 0.45,
  canoe: 0.4,
  'motor-boat': 0.5,
  speedboat: 0.5,
  'pickup-truck': 0.6,
  'empty-nest': 0.6,
  sled: 0.4,
  'glass-of-milk': 0.8,
  backpack: 0.85,
  handbag: 0.6,
  'top-hat': 0.85,
  toolbox: 0.6,
};

export function supportOf(icon: string): Support {
  const seat = SEATS[icon];
  return seat === undefined ? { level: 0.94, hasBack: false } : { level: seat, hasBack: true };
}

/** How high in a container the thing in it starts, as part of the container's height. */
export function containerLevel(icon: string): number | undefined {
  return CONTAINERS[icon];
}
