import { type CatalogItem, findItem } from '../../things/catalog.ts';
import { screenPart } from '../lit-screens.ts';
import type { SetRequest, Subject } from '../set.ts';
import { type Piece, pieceOfMesh } from './pieces/piece.ts';

/** A subject of the request, ready to be placed `subject.count` times. */
export interface Asked {
  subject: Subject;
  /** In the request; undefined for a piece of the room's own. */
  index: number | undefined;
  item: Pick<CatalogItem, 'names' | 'category' | 'standsOn' | 'size'>;
  piece: Piece;
  /** How many are placed so far. */
  placed: number;
}

/** Loads what was asked for, in its color. Unknown keys are an error of the planner. */
export async function loadAsked({ subjects }: Pick<SetRequest, 'subjects'>): Promise<Asked[]> {
  return Promise.all(
    subjects.map(async (subject, index) => {
      const item = findItem(subject.key);
      if (!item) throw new Error(`unknown subject: ${subject.key}`);
      const materials = subject.color ? await item.recolor(subject.color) : undefined;
      const piece = pieceOfMesh(kindOf(item), await item.load(), {
        materials,
        screen: screenPart(subject.key),
      });
      return { subject, index, item, piece, placed: 0 };
    }),
  );
}

/** The role that an item of the catalog plays in a room. */
function kindOf({ names, category, standsOn }: Pick<CatalogItem, 'names' | 'category' | 'standsOn'>): string {
  const has = (...words: string[]) => names.some((name) => words.some((word) => name.includes(word)));
  switch (category) {
    case 'seating':
      if (has('sofa', 'couch', 'chesterfield', 'loveseat') && !has('armchair')) return 'sofa';
      if (has('stool')) return 'stool';
      if (has('bench')) return 'bench';
      if (has('bean', 'pouf', 'ottoman')) return 'ottoman';
      if (has('desk chair', 'office chair', 'swivel chair')) return 'office-chair';
      return has('armchair', 'lounge', 'easy chair') ? 'armchair' : 'chair';
    case 'beds':
      return has('crib', 'cradle', 'cot', 'baby') ? 'crib' : 'bed';
    case 'tables':
      if (has('desk', 'workstation')) return 'desk';
      return has('coffee table') ? 'coffee-table' : 'table';
    case 'storage':
      if (has('bedside', 'nightstand')) return 'bedside';
      if (has('wardrobe', 'closet')) return 'wardrobe';
      return has('book', 'shel') ? 'bookcase' : 'sideboard';
    case 'lighting':
      return standsOn === 'ceiling' ? 'pendant' : 'lamp';
    case 'plants':
      return 'plant';
    case 'bath':
      if (has('bathtub', 'tub')) return 'bathtub';
      if (has('toilet') && standsOn === 'floor' && has('lavatory', 'wc')) return 'toilet';
      return has('basin', 'vanity') ? 'vanity' : 'bath-thing';
    case 'electronics':
      return has('television', 'tv') ? 'television' : names[0]!;
    case 'decor':
      if (has('rug', 'carpet')) return 'rug';
      if (has('mirror')) return 'mirror';
      if (has('vase')) return 'vase';
      return has('picture', 'painting', 'frame') ? 'picture' : names[0]!;
    case 'kitchen':
      return has('washing machine') ? 'washing-machine' : names[0]!;
    case 'sports':
      if (has('weight bench')) return 'weight-bench';
      return has('yoga mat') ? 'mat' : names[0]!;
    default:
      return names[0]!;
  }
}

/** Kinds that people call by one word: if two chairs are asked for, no armchair makes it three. */
const ALIKE: readonly (readonly string[])[] = [
  ['chair', 'armchair', 'office-chair'],
  ['lamp', 'pendant'],
  ['table', 'coffee-table', 'side-table', 'desk'],
  ['stool', 'ottoman'],
  ['bookcase', 'shelf'],
  ['bed', 'crib'],
  ['vase', 'branches'],
  ['mat', 'rolled-mat'],
];

export function isAlike(a: string, b: string): boolean {
  return a === b || ALIKE.some((group) => group.includes(a) && group.includes(b));
}
