import type { Camera } from '../../scene/camera.ts';
import type { Mesh } from '../../scene/mesh.ts';
import type { Random } from '../../scene/random.ts';
import { findItem } from '../../things/catalog.ts';
import { screenPart } from '../lit-screens.ts';
import type { LightMood, SetRequest } from '../set.ts';
import { type Asked, isAlike } from './asked.ts';
import type { Opening, Placed, RoomPlan } from './layout/room-plan.ts';
import { type Piece, pieceOfMesh } from './pieces/piece.ts';
import type { RoomLight } from './room-light.ts';
import type { ShellLook } from './shell.ts';
import type { Style } from './style.ts';

/** A room in the making: what all steps of a design share. */
export interface Room {
  plan: RoomPlan;
  style: Style;
  random: Random;
  mood: LightMood;
  /** Lamps are on. */
  isLit: boolean;
  asked: readonly Asked[];
  request: SetRequest;
  /** Undefined until the furniture stands. */
  camera?: Camera;
}

export interface ArrangedRoom {
  room: Room;
  /** The subjects of the picture, the most important first. */
  heroes: readonly Placed[];
}

/** The plan of one kind of room. */
export interface RoomDesign {
  name: string;
  nouns: readonly string[];
  /** Meters. */
  size(random: Random): { width: number; depth: number; height: number };
  /** Lights that suit the room; one is chosen unless asked for. */
  moods: readonly LightMood[];
  openings(room: Room): Opening[];
  shell(room: Room): ShellLook;
  /** Places the furniture; returns what the picture is about, most important first. */
  furnish(room: Room): Promise<Placed[]> | Placed[];
  /** Kinds of pieces that it can be asked for (`PieceWish`): one arrangement in three shows them, or more. */
  shows: readonly string[];
  /** Adds small things once the camera stands. */
  dress(room: Room): Promise<void> | void;
  /** Part of the picture's width that the heroes take; 0.6 unless given. */
  fill?: number;
  eye?: readonly [low: number, high: number];
  /** Where guests are received, lamps shine by day as well. */
  isLitByDay?: boolean;
  /** The surroundings of a set without four walls, open to the street or the garden. */
  surroundings?: {
    shell(room: Room, look: ShellLook): Mesh;
    light(plan: RoomPlan, mood: LightMood): RoomLight;
    isNarrow?: boolean;
  };
}

/** Whether the room may add such a thing by itself: what was asked for by number is not to become more. */
export function allows({ asked }: Room, kind: string): boolean {
  return !asked.some(({ piece }) => isAlike(piece.kind, kind));
}

/** Whether an optional piece is there: by chance, and always if it was asked for. */
export function maybe({ random, request }: Room, kind: string, probability: number): boolean {
  const isDrawn = random.chance(probability);
  return isDrawn || isWished(request, kind);
}

export function isWished({ wishes = [] }: Pick<SetRequest, 'wishes'>, kind: string): boolean {
  return wishes.some((wish) => wish.kind === kind);
}

/** Pieces for a role: those asked for, as many as asked, or the room's own. */
export interface Cast {
  piece: Piece;
  subject?: number | undefined;
  /** Call once it stands in its place. */
  done(): void;
}

/**
 * The next asked piece of one of the kinds that is not yet placed, or the room's own piece if none of that kind was asked
 * for. Null if all that were asked for are placed.
 */
export function cast(room: Room, kinds: readonly string[], own: () => Piece | null): Cast | null {
  const wanted = room.asked.find(
    ({ piece, placed, subject }) =>
      kinds.includes(piece.kind) && placed < subject.count && subject.relation === undefined,
  );
  if (wanted)
    return {
      piece: wanted.piece,
      subject: wanted.index,
      done: () => {
        wanted.placed++;
      },
    };
  if (!kinds.every((kind) => allows(room, kind))) return null;
  const piece = own();
  return piece && { piece, done: () => undefined };
}

/** Casts a role and places it; `put` places the piece. */
export function castAndPlace(
  room: Room,
  kinds: readonly string[],
  own: () => Piece | null,
  put: (piece: Piece, subject: number | undefined) => Placed | null,
): Placed | null {
  const role = cast(room, kinds, own);
  const placed = role && put(role.piece, role.subject);
  if (placed) role.done();
  return placed;
}

/** A model of the catalog that needs no credit; null if there is none, or if such things were asked for by number. */
export async function model({ asked }: Room, kind: string, key: string): Promise<Piece | null> {
  const item = findItem(key);
  if (!item || item.credit) return null;
  const isAsked = asked.some(({ item: other }) => other.names.some((name) => item.names.includes(name)));
  if (isAsked) return null;
  const colored = [...(await item.recolor([1, 1, 1])).keys()];
  return pieceOfMesh(kind, await item.load(), { colored, screen: screenPart(key) });
}

/** The first of the models that the room may add by itself. */
export async function firstModel(room: Room, kind: string, keys: readonly string[]): Promise<Piece | null> {
  for (const key of keys) {
    const piece = await model(room, kind, key);
    if (piece) return piece;
  }
  return null;
}
