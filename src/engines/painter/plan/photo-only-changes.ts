import { FLOOR_NAMES, type FloorName } from '#engines/photo-studio/sets/rooms/floors';
import { OWN_PIECE_KINDS } from '#engines/photo-studio/sets/rooms/own-pieces';
import { wordSet } from '#engines/studio/scene/phrases';
import { changeBackground } from './change-background.ts';
import { changeRoom } from './change-room.ts';
import { editThings } from './edit-things.ts';
import { findLight } from './look-words.ts';
import type { PhotoPlan } from './photo-plan.ts';
import { findPiece, isRoomName } from './room-words.ts';

/** A clause of a refinement that only photos understand, done. */
export interface PhotoOnlyChange {
  plan: PhotoPlan;
  /** The words that it shows. */
  shown: readonly string[];
}

/** The material of a table or floor, another piece of furniture, less of what lies about, a light: undefined if the clause asks for none of them. */
export function readPhotoOnlyChange(
  plan: PhotoPlan,
  clause: string,
  options: { refinement: number; creditFree: boolean },
): PhotoOnlyChange | undefined {
  return (
    changeTable(plan, clause) ??
    changeFloor(plan, clause) ??
    changePiece(plan, clause, options) ??
    changeRoom(plan, clause, options) ??
    changeBackground(plan, clause) ??
    tidyUp(plan, clause, options) ??
    changeLight(plan, clause)
  );
}

const ARTICLE = `(?:(?:an?|the|some) )?`;

const TABLE = new RegExp(
  `^(?:(?:put|place|set|lay|show) (?:it|them|everything|all) |change (?:it|the (?:table|surface|tabletop)) (?:to|into) |make (?:it|the (?:table|surface|tabletop)) |use |now )?(?:(?:on|onto|of|out of) )?${ARTICLE}(?<material>[a-z ]+?)(?<place> (?:table|table ?top|counter|countertop|surface|desk|cloth|slab))?(?: instead)?$`,
);
const WITH_TABLE = wordSet('table-top, flat-lay');
const WOODS = wordSet('wood, wooden, oak');
const MATERIALS = wordSet(
  'marble, walnut, rustic, linen, tablecloth, concrete, cement, slate, stone, granite, terrazzo',
);

function changeTable(plan: PhotoPlan, clause: string): PhotoOnlyChange | undefined {
  const found = WITH_TABLE.has(plan.set) ? TABLE.exec(clause)?.groups : undefined;
  const words = found?.material?.split(' ') ?? [];
  const surface = surfaceOf(words);
  return surface === undefined
    ? undefined
    : { plan: { ...plan, surface }, shown: [...words, ...(found?.place?.trim().split(' ') ?? [])] };
}

/** "Dark wood"; undefined if tables come in nothing of the kind. */
function surfaceOf(words: readonly string[]): string | undefined {
  const [tone, ...others] = words.length > 1 ? words : [undefined, ...words];
  const [material = ''] = others;
  if (others.length !== 1) return undefined;
  if (WOODS.has(material)) {
    if (tone === 'dark' || tone === 'white') return `${tone} wood`;
    return tone === undefined || tone === 'light' || tone === 'rustic'
      ? tone === 'rustic'
        ? 'rustic'
        : material
      : undefined;
  }
  if (material === 'marble' && (tone === 'black' || tone === 'dark')) return 'black marble';
  const isPlain = tone === undefined || (material === 'marble' && tone === 'white');
  return isPlain && MATERIALS.has(material) ? material : undefined;
}

const FLOOR = new RegExp(
  `^(?:(?:make|change|turn) the floor (?:to|into) |(?:with|add|use|give it|put in|lay|have|now) )?${ARTICLE}(?<material>[a-z -]+?) (?:floor|floors|flooring|floorboards|floor tiles)(?: instead)?$|^(?:make|change|turn) the floor (?:to |into |of )?(?<other>[a-z -]+)$`,
);

function changeFloor(plan: PhotoPlan, clause: string): PhotoOnlyChange | undefined {
  const found = isRoomName(plan.set) ? FLOOR.exec(clause)?.groups : undefined;
  const words = found?.material ?? found?.other;
  const floor = words === undefined ? undefined : FLOOR_WORDS.get(words);
  return floor && { plan: { ...plan, floor }, shown: [...words!.split(' '), 'floor'] };
}

const FLOOR_WORDS: ReadonlyMap<string, FloorName> = new Map(
  Object.entries(FLOOR_NAMES).flatMap(([name, words]) => words.map((word) => [word, name as FloorName])),
);

/** Of these, a room has one: "another sofa" takes its place. */
const ONE_IN_A_ROOM = wordSet('sofa, rug');
const OTHER =
  /^(?:(?:(?:use|with|show|try|have|give (?:it|me|us)) )?(?:(?<another>another)|(?:an? |the |some )?(?:different|other|new))|(?:change|switch|swap|replace|exchange) the) (?<thing>[a-z -]+?)(?: (?:model|style|design))?$/;

function changePiece(
  plan: PhotoPlan,
  clause: string,
  options: { refinement: number; creditFree: boolean },
): PhotoOnlyChange | undefined {
  const found = isRoomName(plan.set) ? OTHER.exec(clause)?.groups : undefined;
  const name = found?.thing;
  const forms = name === undefined ? [] : [name, name.replace(/s$/, '')];
  const kind = findPiece(plan.set, forms);
  if (!name || kind === undefined || !OWN_PIECE_KINDS.has(kind)) return undefined;
  if (found?.another && !ONE_IN_A_ROOM.has(kind)) return undefined;
  const thing = { forms, count: null, isCounted: false, color: undefined, relation: undefined };
  const edited = editThings(
    plan,
    {
      edit: { kind: 'replace', thing, by: { ...thing, count: 1 } },
      words: { noun: [name], color: [], count: [], rest: [] },
    },
    options,
  );
  return (
    edited && {
      plan: edited.plan,
      shown: [...clause.split(' ').filter((word) => SAYS_OTHER.has(word)), name],
    }
  );
}

const SAYS_OTHER = wordSet('another, different, other, new, change, switch, swap, replace, exchange');

const TIDY =
  /^(?:make (?:it|the room) )?(?:more )?(?:tid(?:y|ier)(?: up)?|clean(?:er)?(?: up)?|uncluttered|less (?:clutter|cluttered)|fewer things|declutter(?:ed)?)(?: the room)?$/;
/** Words for loose things that a tidy room lacks. */
const CLUTTER = ['books', 'vase', 'candle', 'bowl', 'cup', 'tray', 'basket', 'blocks', 'notebook'];

function tidyUp(
  plan: PhotoPlan,
  clause: string,
  { refinement }: { refinement: number },
): PhotoOnlyChange | undefined {
  if (!isRoomName(plan.set) || !TIDY.test(clause)) return undefined;
  const words = clause.split(' ');
  const edit = { kind: 'remove', target: { names: CLUTTER }, words, refinement } as const;
  return { plan: { ...plan, edits: [...(plan.edits ?? []), edit] }, shown: words };
}

const LIGHT = /^(?:(?:make it|in|by|with|add|use|more|now) )?(?:the )?(?<light>[a-z -]+)$/;
const LAMPS_ON =
  /^(?:(?:turn|switch|put) (?:on (?:all )?(?:the )?(?:lamps?|lights?)|(?:all )?(?:the )?(?:lamps?|lights?) on)|(?:with )?(?:the )?(?:lamps?|lights?) (?:turned |switched )?on|light the lamps?)$/;

function changeLight(plan: PhotoPlan, clause: string): PhotoOnlyChange | undefined {
  const isLampsOn = isRoomName(plan.set) && LAMPS_ON.test(clause);
  const word = LIGHT.exec(clause)?.groups?.light ?? '';
  const light = isLampsOn ? 'evening' : OWN_LIGHTS.has(word) ? findLight([word]) : undefined;
  return light && { plan: { ...plan, light }, shown: clause.split(' ') };
}

/** Lights that no refinement of drawings knows by these words. */
const OWN_LIGHTS = wordSet(
  `candlelight, candle light, lamplight, lamp light, sunlight, sunshine, sun, sun rays, sunbeams, natural sunlight, morning sun, morning sunlight, window light,
    afternoon light, afternoon sun, soft daylight, diffused light, dim light, low light, dimly lit, candlelit, lamplit, sunlit`,
);
