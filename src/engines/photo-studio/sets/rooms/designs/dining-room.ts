import { dressTop, hangCurtains, hangPrints, prop, putLamp, standPlant, white } from '../dressing.ts';
import { herringboneFloor, plankFloor } from '../floors.ts';
import { hang, mount, type Placed, place, placeAgainst, placeOn } from '../layout/room-plan.ts';
import { diningChair } from '../pieces/chairs.ts';
import { candle, vessel, wallMirror } from '../pieces/decor.ts';
import { pendant } from '../pieces/lamps.ts';
import { METALS, type Piece } from '../pieces/piece.ts';
import { branchesInVase } from '../pieces/plants.ts';
import { bench } from '../pieces/sofas.ts';
import { cabinet } from '../pieces/storage.ts';
import { frameTable, pedestalTable, splayedTable } from '../pieces/tables.ts';
import { rug } from '../pieces/textiles.ts';
import { allows, cast, castAndPlace, firstModel, maybe, type Room, type RoomDesign } from '../room.ts';
import { wallPaint } from '../style.ts';

export const DINING_ROOM: RoomDesign = {
  name: 'dining room',
  nouns: ['dining room', 'dining area'],
  size: (random) => ({
    width: random.between(4.2, 5),
    depth: random.between(5.4, 6),
    height: random.pick([2.6, 2.75, 3]),
  }),
  shows: [
    'table',
    'chair',
    'vase',
    'candle',
    'pendant',
    'lamp',
    'curtain',
    'picture',
    'plant',
    'window',
    'rug',
  ],
  moods: ['window', 'window', 'soft', 'soft', 'bright', 'evening'],
  fill: 0.6,
  openings({ random, plan }) {
    const shape = {
      sill: random.pick([0.05, 0.75]),
      head: Math.min(2.45, plan.height - 0.25),
      kind: 'window',
    } as const;
    return random.chance(0.4)
      ? [
          { wall: 'back', along: -1, width: 1.1, ...shape },
          { wall: 'back', along: 1, width: 1.1, ...shape },
          { wall: 'left', along: 2.6, width: 1.4, ...shape },
        ]
      : [{ wall: 'left', along: random.between(2, 2.6), width: random.pick([1.6, 2.2]), ...shape }];
  },
  shell({ style, random, plan }) {
    const isClassic = style.character === 'classic';
    return {
      walls: wallPaint(style.wall),
      accent: { wall: 'back', material: wallPaint(random.chance(0.5) ? style.accentWall : style.wall) },
      ...(random.chance(0.45)
        ? herringboneFloor(style.woodName === 'black' ? 'oak' : style.woodName)
        : plankFloor(style.woodName === 'black' ? 'gray-oak' : style.woodName, true)),
      ceiling: wallPaint([0.8, 0.795, 0.78]),
      trim: white(),
      frame: style.metalName === 'black' && !isClassic ? METALS.black : white(),
      ...(isClassic ? { wainscot: { height: 0.92, material: white(), form: 'panels' as const } } : {}),
      hasCornice: plan.height > 2.9,
      ...(style.character === 'rustic' ? { beams: style.wood.along } : {}),
      panes: random.pick([
        [2, 1],
        [2, 2],
        [2, 3],
      ]),
    };
  },
  async furnish(room) {
    const { plan, random, style } = room;
    const at = { x: random.between(-0.25, 0.25), z: random.between(2.2, 2.5) };
    const isRound = random.chance(0.35);
    const length = random.between(1.7, 2.1);
    const made = async (): Promise<Piece> => {
      if (isRound)
        return pedestalTable(
          'table',
          1.25,
          0.74,
          style.wood.along,
          random.chance(0.5) ? style.metal : style.wood.up,
        );
      const size = { width: length, depth: 0.92, height: 0.745 };
      return random.chance(0.5)
        ? frameTable('table', size, style.wood, style.wood.up)
        : splayedTable('table', size, style.wood.along, style.wood.up);
    };
    const own = await made();
    if (allows(room, 'rug') && random.chance(0.6))
      place(
        plan,
        rug(random, isRound ? 2.5 : length + 1.1, isRound ? 2.5 : 2.2, style.textile, style.accent),
        at,
      );
    const isAlong = isRound || random.chance(0.7);
    const table = castAndPlace(
      room,
      ['table'],
      () => own,
      (piece, subject) => place(plan, piece, { ...at, turn: isAlong ? 0 : Math.PI / 2 }, { subject }),
    );
    if (table) await seatTable(room, table);
    castAndPlace(
      room,
      ['sideboard'],
      () =>
        cabinet(
          'sideboard',
          { width: random.pick([1.5, 1.8]), height: 0.78, depth: 0.42 },
          { rows: 1, columns: 4 },
          {
            body: style.wood,
            front: style.wood.up,
            handle: style.metal,
            leg: style.wood.up,
            isSlatted: random.chance(0.45),
          },
        ),
      (piece, subject) =>
        placeAgainst(plan, piece, 'back', random.between(-0.3, 0.3), { subject }) ??
        placeAgainst(plan, piece, 'right', random.between(2.2, 2.8), { subject }),
    );
    return table
      ? [
          table,
          ...plan.placed.filter(
            ({ piece, position }) => ['chair', 'bench'].includes(piece.kind) && position[2] > 0,
          ),
        ]
      : [];
  },
  async dress(room) {
    const { plan, random, style } = room;
    for (const opening of plan.openings)
      if (opening.wall !== 'back' || maybe(room, 'curtain', 0.5)) hangCurtains(room, opening);
    const table = plan.placed.find(({ piece }) => piece.kind === 'table');
    if (table) {
      const isLong = table.piece.size[0] > 1.5;
      const vaseX = isLong ? random.between(-0.15, 0.15) : 0;
      placeOn(
        plan,
        branchesInVase(random, random.pick(['pampas', 'eucalyptus', 'twigs']), style.vessel, 0.6),
        table,
        { x: vaseX, z: 0 },
      );
      placeOn(plan, vessel('bowl', 0.1, style.vessel), table, { x: vaseX + (isLong ? 0.42 : 0.3), z: 0.06 });
      placeOn(plan, candle(0.28, style.metal), table, { x: vaseX - 0.26, z: 0.02 });
      placeOn(plan, candle(0.22, style.metal), table, { x: vaseX - 0.36, z: -0.06 });
      const fruit = await prop(room, 'fruit', 'coffee-cup');
      if (fruit && random.chance(0.5)) placeOn(plan, fruit, table, { x: vaseX + 0.2, z: 0.3 });
      if (allows(room, 'lamp')) {
        const form = random.pick(['dome', 'globe', 'paper', 'cone'] as const);
        const shell = random.pick([style.metal, METALS.black, style.wood.up]);
        const isAlong = Math.abs(Math.cos(table.turn)) > 0.5;
        for (const offset of isLong && form !== 'paper'
          ? random.chance(0.5)
            ? [-0.45, 0.45]
            : [-0.6, 0, 0.6]
          : [0])
          hang(
            plan,
            pendant(form, plan.height - 1.5, shell, room.isLit),
            (table.position[0] + (isAlong ? offset : 0)) * plan.flip,
            table.position[2] + (isAlong ? 0 : offset),
          );
      }
    }
    for (const thing of [...plan.placed])
      if (thing.piece.kind === 'sideboard' && thing.subject === undefined) {
        await dressTop(room, thing, { x: -0.25, width: 0.9, tall: 0.6 });
        putLamp(room, thing, thing.piece.size[0] / 2 - 0.22);
        const isBack = thing.turn === 0;
        const along = isBack ? thing.position[0] * plan.flip : thing.position[2];
        if (random.chance(0.4) && allows(room, 'mirror'))
          mount(plan, wallMirror(0.85, style.metal), isBack ? 'back' : 'right', along, 1.15);
        else hangPrints(room, isBack ? 'back' : 'right', along, 1.6, 0.9);
      }
    if (!plan.openings.some(({ wall }) => wall === 'back')) hangPrints(room, 'back', 0, 2, 0.95);
    const w = plan.width / 2;
    for (const spot of [
      { x: -w + 0.5, z: 0.5 },
      { x: w - 0.5, z: 0.5 },
      { x: -w + 0.5, z: 4 },
    ])
      if (maybe(room, 'plant', 0.75)) await standPlant(room, spot, random.between(1.2, 1.8));
  },
};

/** Chairs around a table, tucked in a little and not all alike in their turn. */
export async function seatTable(room: Room, table: Placed, most = 6, own?: Piece): Promise<void> {
  const { plan, random, style } = room;
  const [w, , d] = table.piece.size;
  const isRound = Math.abs(w - d) < 0.1;
  const chair = own ?? (await tableChair(room));
  const side = d / 2 + 0.2;
  const seats: { x: number; z: number; turn: number }[] = [];
  if (isRound) {
    const count = w > 1.1 ? 4 : w > 0.8 ? 3 : 2;
    const phase = random.between(0, 1);
    for (let i = 0; i < count; i++) {
      const angle = phase + (i / count) * 2 * Math.PI;
      const away = w / 2 + 0.2;
      seats.push({ x: Math.sin(angle) * away, z: Math.cos(angle) * away, turn: angle + Math.PI });
    }
  } else {
    const perSide = w > 1.55 ? 2 : 1;
    for (let i = 0; i < perSide; i++) {
      const x = perSide === 1 ? 0 : (i ? 1 : -1) * w * 0.24;
      seats.push({ x, z: side, turn: Math.PI }, { x, z: -side, turn: 0 });
    }
    seats.push({ x: w / 2 + 0.22, z: 0, turn: -Math.PI / 2 }, { x: -w / 2 - 0.22, z: 0, turn: Math.PI / 2 });
  }
  const wanted = room.asked.filter(({ piece }) => piece.kind === 'chair' || piece.kind === 'armchair');
  const hasBench = !wanted.length && !isRound && w > 1.6 && random.chance(0.25);
  if (hasBench && allows(room, 'bench')) {
    place(
      plan,
      bench(w * 0.72, style.wood.along, style.wood.up, null),
      worldSpot(room, table, { x: 0, z: side + 0.05, turn: Math.PI }),
      { mayShade: true },
    );
  }
  let placed = 0;
  for (const seat of seats) {
    if (placed >= most) break;
    const role = cast(room, ['chair', 'armchair'], () => chair);
    if (!role) break;
    for (const out of [0, 0.06, 0.14, 0.24, 0.36]) {
      const reach = 1 + out / Math.max(0.2, Math.hypot(seat.x, seat.z));
      const spot = worldSpot(room, table, {
        x: seat.x * reach,
        z: seat.z * reach,
        turn: seat.turn + random.between(-0.12, 0.12),
      });
      if (!place(plan, role.piece, spot, { subject: role.subject, mayShade: true })) continue;
      role.done();
      placed++;
      break;
    }
  }
}

/** From the table's coordinates to the layout's, which `place` mirrors. */
function worldSpot({ plan }: Room, table: Placed, { x, z, turn }: { x: number; z: number; turn: number }) {
  const [sin, cos] = [Math.sin(table.turn), Math.cos(table.turn)];
  const wx = table.position[0] + x * cos + z * sin;
  const wz = table.position[2] - x * sin + z * cos;
  return { x: wx * plan.flip, z: wz, turn: (turn + table.turn) * plan.flip };
}

/** A chair of the catalog, or one in the style of the room. */
export async function tableChair(room: Room): Promise<Piece> {
  const { random, style } = room;
  const keys = ['oak-chair', 'bentwood-chair', 'cushion-chair', 'dining-armchair', 'antique-chair'];
  const model = random.chance(0.4) ? await firstModel(room, 'chair', random.shuffle(keys)) : null;
  return model ?? diningChair(random, style);
}
