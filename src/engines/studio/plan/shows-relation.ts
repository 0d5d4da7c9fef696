import { bearsThings } from '../artwork/supports.ts';
import { isPeopleWord } from '../prompt/people/read-people.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import { isOneOf } from '../prompt/reading/token.ts';
import { wordSet } from '../scene/phrases.ts';
import type { PlannedContent } from './picture-plan.ts';
import { peopleShow } from './shows-word.ts';

/** Whether a drawn noun stands to the others as its link says: an animal "in" a lake stands on the shore. */
export function showsRelation(group: NounGroup, content: PlannedContent): boolean {
  const { noun, link, relation } = group;
  // Links that were not written have no text.
  if (!link?.text || !relation || relation === 'and' || relation === 'for' || relation === 'of') return true;
  if (/^(?:leaning|propped)/.test(link.text)) return false;
  if (link.text === 'on top of' && isOneOf(noun, HEIGHTS)) return false;
  // People stand in a row.
  const isPerson = noun.forms.some(isPeopleWord) && peopleShow(content, noun);
  if (isPerson && (relation === 'behind' || relation === 'in-front')) return false;
  if (content.kind !== 'artwork') return true;
  const at = content.things.findIndex((thing) => thing.group === group);
  if (relation === 'on' && at > 0 && !bearsThings(content.things[at]!.thing.icon)) return false;
  // Drawings stand on the flat ground before the camera.
  if (relation === 'on' && at < 0 && content.place && isOneOf(noun, HEIGHTS)) return false;
  if (at > 1) return relation === 'with' || relation === 'on' || relation === 'in' || relation === 'at';
  const { stance } = content.things[0]!.thing;
  // A set with water has a dry place in it for what stands.
  if (at < 0 && !content.place) return !(isOneOf(noun, WATERS) && stance === 'stands' && relation === 'in');
  if (at >= 0) return true;
  if (isOneOf(noun, WATERS)) return relation === 'at' || stance !== 'stands';
  return relation !== 'under' && !(relation === 'over' && stance === 'stands');
}

const HEIGHTS = wordSet('hill, hilltop, mountain, cliff, summit, peak, dune, rock, tower, building');
const WATERS = wordSet(
  'water, sea, ocean, lake, mountain lake, river, stream, brook, creek, pond, lagoon, bay, waterfall',
);
