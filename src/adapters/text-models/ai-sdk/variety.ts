/** Hints that make a library's pictures differ; each prompt gets one of each list. */
const PEOPLE = [
  'nobody in sight',
  'nobody, but traces of somebody who was just there',
  'a single person seen from behind',
  'hands at work, no face',
  'a person in their seventies',
  'a person in their thirties who uses a wheelchair',
  'two friends of different generations',
  'a Black woman in her forties',
  'a South Asian man in his fifties',
  'an East Asian woman in her twenties',
  'a Latin American family with grown-up children',
  'a Middle Eastern man in his thirties',
  'an Indigenous woman in her sixties',
  'a plus-size man in his twenties',
  'a mixed team of four',
  'a small crowd in the distance',
] as const;

const PLACES = [
  'a mid-sized European town',
  'West Africa',
  'the Andes',
  'a Scandinavian coast',
  'Southeast Asia',
  'the American Midwest',
  'a Mediterranean island',
  'rural Japan',
  'the Himalayan foothills',
  'a harbor district',
  'a converted warehouse',
  'a small apartment',
  'a rooftop in a large city',
  'a desert road',
  'a university campus',
  'a market hall',
  'a studio with a plain backdrop',
  'a greenhouse',
  'the Scottish highlands',
  'East Africa',
] as const;

const LIGHT = [
  'the flat light of an overcast noon',
  'low sun through dust',
  'blue hour with the first lamps on',
  'hard midday sun with deep shadows',
  'light from a single window',
  'fog that swallows the distance',
  'rain on glass',
  'snow light',
  'warm lamps after dark',
  'dappled shade under trees',
  'the last minute before a storm',
  'a clear, cold morning',
] as const;

const VIEWS = [
  'from directly above',
  'from ground level',
  'through a doorway',
  'as a close-up of a detail',
  'as a wide establishing shot',
  'at eye level, 35 mm',
  'with an 85 mm portrait lens',
  'with a macro lens',
  'as a long exposure',
  'as a panning shot with motion blur',
  'as a flat illustration with few colors',
  'as a 3D render with soft materials',
  'as a watercolor on rough paper',
  'with a telephoto lens that stacks the planes',
] as const;

/** @param random in [0, 1) */
export function pickVariety(random: () => number): string {
  return [PEOPLE, PLACES, LIGHT, VIEWS].map((list) => list[Math.floor(random() * list.length)]!).join('; ');
}
