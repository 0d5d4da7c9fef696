import { isObject, isPeople } from '../archetypes.ts';
import { keptRelations } from '../artwork/arrange-visibly.ts';
import type { OverlayKind } from '../landscape/overlays/overlay-kinds.ts';
import { BUILDINGS } from '../prompt/people/read-attribute.ts';
import { isPeopleWord } from '../prompt/people/read-people.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import { isOneOf, type Token } from '../prompt/reading/token.ts';
import { wordSet } from '../scene/phrases.ts';
import type { Relation } from '../scene/relation.ts';
import { needDryGround } from './need-dry-ground.ts';
import { isPartOf } from './parts-of-things.ts';
import type { ContentOf, PlannedContent } from './picture-plan.ts';
import { overlayNamed, peopleShow } from './shows-word.ts';
import { isTimeOrWeatherWord } from './sky-words.ts';

/** Whether a drawn noun stands to the others as its link says: an animal "in" a lake stands on the shore. */
export function showsRelation(group: NounGroup, content: PlannedContent): boolean {
  const { noun, link, relation } = group;
  // Links that were not written have no text.
  if (!link?.text || !relation) return true;
  // "A squirrel up a tree", "a ball rolling down a hill"; people only walk up and down streets.
  if (isOneOf(link, MOTIONS)) return content.kind === 'archetype' && isPeople(content.archetype);
  if (relation === 'and' || relation === 'for' || relation === 'of') return true;
  if (relation === 'under' && isOneOf(noun, OVERHEAD)) return true;
  // People meet around the tables of their rooms.
  const isThing = content.kind === 'artwork' && content.things.some((thing) => thing.group === group);
  if (link.text === 'around' && !isThing) return content.kind === 'archetype' && isPeople(content.archetype);
  if (/^(?:leaning|propped)/.test(link.text)) return false;
  const isOnMound = content.kind === 'artwork' && content.isOnMound === true;
  if (link.text === 'on top of' && isOneOf(noun, HEIGHTS)) return isOnMound;
  // People stand in a row.
  const isPerson = noun.forms.some(isPeopleWord) && peopleShow(content, noun);
  if (isPerson && (relation === 'behind' || relation === 'in-front'))
    return relation === 'in-front' && hasTeacher(content);
  if (content.kind === 'archetype' || content.kind === 'overlay')
    return archetypeKeepsRelation(group, content);
  if (content.kind !== 'artwork') return true;
  const at = content.things.findIndex((thing) => thing.group === group);
  // "A bookshelf full of books"
  const icons = content.things.map(({ thing }) => thing.icon);
  if (at < 0 && relation === 'holds' && isPartOf(noun, icons)) return true;
  if (at > 0) return keptRelations(content.things)[at]!;
  // "A table with pasta and tomatoes": the table is the last, and they are on it.
  if (at === 0) return relation !== 'with' || keptRelations(content.things).every(Boolean);
  // Drawings stand on the flat ground before the camera.
  if (relation === 'on' && content.place && isOneOf(noun, HEIGHTS)) return isOnMound;
  const { icon, stance } = content.things[0]!.thing;
  // A bridge is drawn with its river.
  if (relation === 'over' && isPartOf(noun, [icon])) return true;
  // A set with water has a dry place in it for what stands.
  if (!content.place && /^in(?:side|to)/.test(link.text)) return false;
  if (!content.place && relation === 'on' && isOneOf(noun, UPRIGHT)) return false;
  if (!content.place)
    return (
      (SHOWN_BY_SETS.has(relation) || (relation === 'over' && stance !== 'stands')) &&
      !(isOneOf(noun, WATERS) && stance === 'stands' && relation === 'in')
    );
  if (isOneOf(noun, WATERS)) {
    return relation === 'at' || !needDryGround(content.things, content.place);
  }
  if (isTimeOrWeatherWord(noun)) return true;
  return SHOWN_BY_LANDS.has(relation) || (relation === 'over' && stance !== 'stands');
}

/** What a set or a land is around or under the things in it. */
const SHOWN_BY_SETS: ReadonlySet<Relation> = new Set(['on', 'in', 'at', 'with']);
const SHOWN_BY_LANDS: ReadonlySet<Relation> = new Set(['on', 'in', 'at', 'with', 'in-front']);

/** Sets of objects, people and landscapes have their own order; additions to a landscape are where chance puts them. */
function archetypeKeepsRelation(
  { noun, relation }: NounGroup,
  content: ContentOf<'archetype' | 'overlay'>,
): boolean {
  if (content.kind === 'archetype' && isObject(content.archetype)) {
    // Hills stand behind the things, and birds fly over them.
    const isFar = relation === 'under' && isOneOf(noun, HEIGHTS);
    return SHOWN_BY_SETS.has(relation!) || isFar || (relation === 'over' && content.overlays.length > 0);
  }
  const isOfSides = relation === 'left' || relation === 'right';
  // The usual casts are in their rooms.
  if (relation === 'in-front' && isOneOf(noun, BUILDINGS) && !hasCast(content)) return false;
  if (content.kind === 'archetype' && isPeople(content.archetype)) return !isOfSides;
  if (content.overlays.length === 0) return true;
  // Walkers are on the ground before them.
  if (relation === 'on' && isOneOf(noun, ROCKS) && 'people' in content && content.people) return false;
  const isHigher = isTimeOrWeatherWord(noun) || isOneOf(noun, HEIGHTS) || isAirborne(noun, content);
  return !(isOfSides || relation === 'between' || (relation === 'under' && !isHigher));
}

/** Teachers stand at the board, before or beside their class. */
function hasTeacher(content: PlannedContent): boolean {
  return 'people' in content && content.people?.people.some(({ trade }) => trade === 'teacher') === true;
}

/** Whether the people are cast from the words. */
function hasCast(content: ContentOf<'archetype' | 'overlay'>): boolean {
  return 'people' in content && content.people !== undefined;
}

/** What flies is over all that stands. */
function isAirborne(noun: Token, content: PlannedContent): boolean {
  const kind = overlayNamed(noun, content)?.kind;
  return kind !== undefined && AIRBORNE.has(kind);
}

const MOTIONS = ['up', 'down', 'out of', 'toward', 'towards', 'away'];

/** Everything in the picture is under them. */
const OVERHEAD = wordSet(
  'sky, sun, sunlight, sunshine, moon, moonlight, star, starlight, cloud, rainbow, rain, snow, snowfall, aurora, northern lights, light',
);
const AIRBORNE: ReadonlySet<OverlayKind> = new Set(['birds', 'balloons', 'fireworks']);
const HEIGHTS = wordSet('hill, hilltop, mountain, cliff, summit, peak, dune, rock, tower, building');
const ROCKS = wordSet('cliff, rock, boulder, summit, peak, tower, building, cliff edge, edge');
/** Sets have them behind the things. */
const UPRIGHT = wordSet('wall, brick wall, stone wall, fence, roof, rooftop, ledge, window, branch');
/** Standing things are drawn beside these waters, never in them. */
const WATERS = wordSet(
  'water, sea, ocean, lake, mountain lake, river, stream, brook, creek, pond, lagoon, bay, waterfall',
);
