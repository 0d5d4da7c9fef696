import { SIZE_POWER } from '../artwork/arrange-things.ts';
import type { CatalogedThing } from '../artwork/catalog/thing.ts';
import { findHost } from '../artwork/edit-places.ts';
import { takesColor } from '../artwork/keeps-its-colors.ts';
import type { PlacedThing } from '../artwork/placed-group.ts';
import type { ThingInPicture } from '../artwork/thing-in-picture.ts';
import { clamp } from '../math/interpolate.ts';
import { COLOR_WORDS } from '../prompt/color-words.ts';
import { baseForms, splitWords } from '../prompt/split-words.ts';
import { artworkOf } from '../prompt/vocabulary.ts';
import type { ObjectEdit, SceneObject } from '../scene/object-edit.ts';
import type { PartBox } from '../scene/part-box.ts';

/** One drawing in its place; `item` is what the picture's kind makes of it. */
export interface DrawnObject<Item> {
  id: string;
  thing: ThingInPicture;
  place: PlacedThing;
  item: Item;
}

/** How a kind of picture shows its drawings. */
export interface ObjectStage<Item> {
  boxOf(item: Item): PartBox;
  moveTo(item: Item, box: PartBox): Item;
  /** The same place with another drawing, larger by a factor. */
  redraw(object: DrawnObject<Item>, by: number): Item;
  /** How far away it is. Undefined if drawings lie over each other in their order. */
  distanceOf?: (item: Item) => number;
  /** Whether the picture needs at least one drawing. */
  needsOne: boolean;
}

/** Names the drawings of a picture in the order of their things. */
export function nameObjects<Item>(
  places: readonly PlacedThing[],
  things: readonly ThingInPicture[],
  itemOf: (place: PlacedThing, index: number) => Item,
): DrawnObject<Item>[] {
  const counts = new Map<number, number>();
  return places.map((place, index) => {
    const count = counts.get(place.thing) ?? 0;
    counts.set(place.thing, count + 1);
    const id = `${place.thing}-${count}`;
    return { id, thing: things[place.thing]!, place, item: itemOf(place, index) };
  });
}

/** Makes the edits in their order; refused are those whose thing is gone, or which would change nothing. */
export function editObjects<Item>(
  objects: readonly DrawnObject<Item>[],
  edits: readonly ObjectEdit[],
  stage: ObjectStage<Item>,
): { objects: DrawnObject<Item>[]; refused: ObjectEdit[] } {
  let all = [...objects];
  const refused: ObjectEdit[] = [];
  for (const edit of edits) {
    const object = all.find(({ id }) => id === edit.id);
    const changed = object && editObject(all, object, edit, stage);
    if (changed) all = changed;
    else refused.push(edit);
  }
  return { objects: all, refused };
}

/** How much smaller or larger than what was there a replacement may be: a whale for a cup keeps in the picture. */
const REPLACEMENT_SIZE = [0.6, 1.25] as const;
/** Moves by less, as parts of the picture's sides, are not seen. */
const LEAST_MOVE = 0.001;

/** Undefined if it would change nothing. */
function editObject<Item>(
  all: readonly DrawnObject<Item>[],
  object: DrawnObject<Item>,
  edit: ObjectEdit,
  stage: ObjectStage<Item>,
): DrawnObject<Item>[] | undefined {
  const change = (next: Partial<DrawnObject<Item>>, by = 1) => {
    const changed = { ...object, ...next };
    const item = next.item ?? stage.redraw(changed, by);
    return all.map((other) => (other === object ? { ...changed, item } : other));
  };
  switch (edit.action) {
    case 'remove':
      return stage.needsOne && all.length === 1 ? undefined : remove(all, object, stage);
    case 'recolor':
      return takesColor(object.thing.thing.icon)
        ? change({ thing: { ...object.thing, color: edit.color } })
        : undefined;
    case 'replace': {
      const found = findReplacement(edit.prompt);
      if (!found) return undefined;
      const { thing, color } = found;
      if (thing === object.thing.thing && color === object.thing.color) return undefined;
      const by = (thing.height / object.thing.thing.height) ** SIZE_POWER;
      return change({ thing: { ...object.thing, thing, color } }, clamp(by, ...REPLACEMENT_SIZE));
    }
    case 'move': {
      const item = stage.moveTo(object.item, edit.box);
      return isSameBox(stage.boxOf(item), stage.boxOf(object.item)) ? undefined : change({ item });
    }
    case 'turn':
      return change({ place: { ...object.place, isMirrored: !object.place.isMirrored } });
    case 'duplicate':
      return all.length < MOST_OBJECTS ? [...all, copyOf(all, object, stage)] : undefined;
    case 'front':
      return bringToFront(all, object, stage);
  }
}

/** More in one picture would hide each other. */
const MOST_OBJECTS = 40;
/** How far from a thing its copy stands, as parts of its width: where there is room, and at least. */
const APART = { usual: 1.08, least: 0.4 };
/** Parts of the picture's height by which the nearer of two things stands lower, so that it is seen to be nearer. */
const NEARER = 0.012;

/** Beside it on the side with more room, in the picture or on what it stands on. */
function copyOf<Item>(
  all: readonly DrawnObject<Item>[],
  object: DrawnObject<Item>,
  { boxOf, moveTo }: ObjectStage<Item>,
): DrawnObject<Item> {
  const { place } = object;
  const box = boxOf(object.item);
  const places = all.map((other) => other.place);
  const host = all[places.indexOf(findHost(places, place)!)];
  const ground = host ? boxOf(host.item) : { x: 0, width: 1 };
  const rooms = { left: box.x - ground.x, right: ground.x + ground.width - box.x - box.width };
  const side = rooms.right >= rooms.left ? 1 : -1;
  const room = Math.max(rooms.left, rooms.right);
  const by = side * Math.max(box.width * APART.least, Math.min(box.width * APART.usual, room));
  const isTight = room < box.width;
  const y = box.y + (isTight && !host ? NEARER : 0);
  const [first = ''] = object.id.split('x');
  const numbers = all.map(({ id }) => (id.startsWith(`${first}x`) ? Number(id.slice(first.length + 1)) : 0));
  return {
    ...object,
    id: `${first}x${Math.max(...numbers) + 1}`,
    place: { ...place, x: place.x + (by / box.width) * place.width, z: place.z - 0.001 },
    item: moveTo(object.item, { ...box, x: box.x + by, y }),
  };
}

/** Undefined if nothing hides a part of it, or it cannot come nearer, as what stands on another thing. */
function bringToFront<Item>(
  all: readonly DrawnObject<Item>[],
  object: DrawnObject<Item>,
  { boxOf, moveTo, distanceOf }: ObjectStage<Item>,
): DrawnObject<Item>[] | undefined {
  const box = boxOf(object.item);
  const isBefore = (other: DrawnObject<Item>, item: Item) =>
    distanceOf ? distanceOf(other.item) <= distanceOf(item) : all.indexOf(other) > all.indexOf(object);
  const hiding = all.filter(
    (other) => other !== object && overlap(boxOf(other.item), box) && isBefore(other, object.item),
  );
  if (hiding.length === 0) return undefined;
  const foot = Math.max(...hiding.map(({ item }) => footOf(boxOf(item)))) + NEARER;
  const item = moveTo(object.item, { ...box, y: box.y + Math.max(0, foot - footOf(box)) });
  if (distanceOf && hiding.some((other) => isBefore(other, item))) return undefined;
  const z = Math.min(...hiding.map(({ place }) => place.z)) - 0.01;
  return [...all.filter((other) => other !== object), { ...object, item, place: { ...object.place, z } }];
}

/** Parts of the sides by which boxes must overlap, so that one hides something of the other. */
const LEAST_OVERLAP = 0.004;

function overlap(one: PartBox, other: PartBox): boolean {
  const along = (from: number, size: number, otherFrom: number, otherSize: number) =>
    Math.min(from + size, otherFrom + otherSize) - Math.max(from, otherFrom) > LEAST_OVERLAP;
  return along(one.x, one.width, other.x, other.width) && along(one.y, one.height, other.y, other.height);
}

function isSameBox(one: PartBox, other: PartBox): boolean {
  return (['x', 'y', 'width', 'height'] as const).every(
    (side) => Math.abs(one[side] - other[side]) < LEAST_MOVE,
  );
}

/** Things on the removed one are lowered to where it stood. */
function remove<Item>(
  all: readonly DrawnObject<Item>[],
  object: DrawnObject<Item>,
  { boxOf, moveTo }: ObjectStage<Item>,
): DrawnObject<Item>[] {
  const places = all.map(({ place }) => place);
  const isCarried = (other: DrawnObject<Item>) => findHost(places, other.place) === object.place;
  const foot = footOf(boxOf(object.item));
  const carried = all.filter(isCarried);
  const drop = foot - Math.max(...carried.map(({ item }) => footOf(boxOf(item))));
  return all
    .filter((other) => other !== object)
    .map((other) => {
      if (!carried.includes(other)) return other;
      const box = boxOf(other.item);
      const place = { ...other.place, y: object.place.y };
      return { ...other, place, item: moveTo(other.item, { ...box, y: box.y + drop }) };
    });
}

function footOf({ y, height }: PartBox): number {
  return y + height;
}

/** The drawing that words for a replacement name; undefined if none can be drawn. */
export function findReplacement(
  words: string,
): { thing: CatalogedThing; color: string | undefined } | undefined {
  const named = splitWords(words).filter((word) => !ARTICLES.has(word));
  // "A small red apple" is an apple: the noun is the longest end of the words that can be drawn.
  for (let from = 0; from < named.length; from++) {
    const noun = named.slice(from).join(' ');
    const [thing] = artworkOf([noun, ...baseForms(noun)]);
    if (thing) return { thing, color: colorAmong(named.slice(0, from), thing) };
  }
  return undefined;
}

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the', 'some', 'one']);

function colorAmong(words: readonly string[], { icon }: CatalogedThing): string | undefined {
  const color = words.map((word) => COLOR_WORDS[word]).find((hex) => hex !== undefined);
  return takesColor(icon) ? color : undefined;
}

/** Smaller parts of a thing, as parts of the picture's sides, cannot be pointed at: 6 pixels of 1,024. */
const SMALLEST = 0.006;

/** Things that can be chosen in the picture, the nearest first. */
export function listObjects<Item>(
  objects: readonly DrawnObject<Item>[],
  stage: ObjectStage<Item>,
  /** Where the picture shows a box, if it shows it elsewhere. */
  shownAt: (box: PartBox) => PartBox = (box) => box,
): SceneObject[] {
  const boxOf = (item: Item) => shownAt(stage.boxOf(item));
  const seen = objects.flatMap((object) => {
    const box = within(boxOf(object.item));
    return box.width < SMALLEST || box.height < SMALLEST ? [] : [{ ...object, box }];
  });
  return seen
    .toSorted((one, other) => one.place.z - other.place.z)
    .map((object): SceneObject => {
      const { id, thing, box } = object;
      const alike = seen
        .filter((other) => other.thing.thing === thing.thing)
        .toSorted((one, other) => one.box.x - other.box.x);
      const which = alike.findIndex((other) => other.id === id) + 1;
      const name = thing.thing.names[0]!;
      return {
        id,
        label: alike.length > 1 ? `${name} ${which} of ${alike.length}` : name,
        box,
        actions: [
          ...(takesColor(thing.thing.icon) ? (['recolor'] as const) : []),
          'replace',
          'move',
          'turn',
          ...(objects.length < MOST_OBJECTS ? (['duplicate'] as const) : []),
          ...(bringToFront(objects, objects.find((one) => one.id === id)!, stage)
            ? (['front'] as const)
            : []),
          ...(stage.needsOne && objects.length === 1 ? [] : (['remove'] as const)),
        ],
      };
    });
}

/** The part of a box that is in the picture. */
function within({ x, y, width, height }: PartBox): PartBox {
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  return {
    x: left,
    y: top,
    width: Math.max(0, Math.min(1, x + width) - left),
    height: Math.max(0, Math.min(1, y + height) - top),
  };
}
