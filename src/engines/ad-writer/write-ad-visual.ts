import type { AdSubject } from './ad-request.ts';
import { AdWriterError } from './ad-writer-error.ts';
import { cleanText, isUsable } from './clean-text.ts';
import { capitalize } from './letter-case.ts';
import { withoutIntroduction } from './read-picture.ts';
import { readPrompt } from './read-prompt.ts';
import { readSubject } from './read-subject.ts';

/** Longer descriptions distract from the subject. */
const LONGEST_SUBJECT = 160;

/** Scenes by words on the page: the scene with the most matches wins. */
const SCENES: readonly (readonly [cue: RegExp, scene: string])[] = [
  [
    /\b(?:baker\w*|bread|sourdough|pastr\w*|cakes?|bäck\w*|brot\w*|brötchen|boulang\w*|panader\w*|forno|padaria|bakk\w*)\b/giu,
    'fresh bread and coffee on a rustic wooden table in morning light',
  ],
  [
    /\b(?:coffee|café|espresso|roast\w*|kaffee|caffè|koffie|tea|teas|thee|tee)\b|カフェ|コーヒー|茶|чай|شاي/giu,
    'a cup of coffee on a wooden table by the window in morning light',
  ],
  [
    /\b(?:restaurants?|menu|chef|kitchen|dishes|pasta|lunch|dinner|küche|cuisine|cocina|cucina|cozinha|keuken)\b|مطعم|مأكولات/giu,
    'coffee and food on a beautifully laid table in warm evening light',
  ],
  [
    /\b(?:win(?:e|es|ery)|vineyards?|wein\w*|weingut|vins?|vignobles?|vinos?|bodega\w*|vin[io]|cantina|vigne|vinhos?|wijn\w*)\b/giu,
    'rolling hills with fields at golden hour',
  ],
  [
    /\b(?:flowers?|florists?|bouquets?|roses?|blumen|fleurs?|fleuriste|flores|fiori|bloemen)\b/giu,
    'fresh flowers and coffee on a wooden table in soft window light',
  ],
  [
    /\b(?:hotels?|suites?|spa|lake|zimmer|chambres|habitaciones|camere|quartos|hotelkamers?)\b|فندق/giu,
    'a calm lake with mountains at golden hour',
  ],
  [
    /\b(?:beach|sea|surf\w*|waves|ocean|sailing|strand|plage|playa|spiaggia|praia)\b/giu,
    'sea waves on a sunny coast at golden hour',
  ],
  [
    /\b(?:software|saas|dashboards?|workflows?|platform|automat\w*|invoic\w*|projects?|desks?|coworking|freelancers?)\b/giu,
    'a laptop with a chart on a tidy desk in daylight',
  ],
  [
    /\b(?:apps?|iphone|android|mobile|smartphone)\b|アプリ/giu,
    'a smartphone with a clean screen in soft light',
  ],
  [/\b(?:yoga|pilates|meditation|mindful\w*)\b/giu, 'a yoga class in a bright calm studio'],
  [
    /\b(?:gym|fitness|workouts?|strength|coaches)\b/giu,
    'people training together in a bright studio in morning light',
  ],
  [
    /\b(?:law|lawyers?|legal|solicitors?|attorneys?|kanzlei|avocats?|abogad\w*|avvocat\w*|advoca\w*)\b/giu,
    'a handshake across a desk in a bright office',
  ],
  [
    /\b(?:clinics?|doctors?|patients?|dental|dentists?|praxis|clínica|clinique|clinica|médic\w*|pacientes?|implantes)\b/giu,
    'a doctor with a patient in a bright clinic',
  ],
  [
    /\b(?:museums?|exhibitions?|art|galler(?:y|ies)|artists?|museo|musée)\b/giu,
    'abstract marble art in quiet light',
  ],
  [
    /\b(?:forests?|trees?|climate|planet|rivers?|wildlife|volunteers?)\b/giu,
    'a forest with a river in the first light of morning',
  ],
  [
    /\b(?:gardens?|gardening|plants?|lawn|garten|jardin|jardín|giardino|jardim|tuin)\b/giu,
    'green hills with trees in morning light',
  ],
  [
    /\b(?:travel|tours?|hik\w*|mountains?|trails?|adventures?|tents?|backpacks?)\b/giu,
    'a mountain lake at sunrise',
  ],
  [
    /\b(?:bikes?|bicycles?|fiets\w*|fahrr\w*|vélos?|bicicletas?|biciclett\w*|city)\b/giu,
    'a city in morning light',
  ],
  [
    /\b(?:shop|store|handmade|leather|bags?|clothing|jewell?ery|shoes|sneakers?|ceramics?|mugs?|skincare|furniture|möbel|tische?)\b/giu,
    'a product display on a podium with soft studio light',
  ],
  [
    /\b(?:financ\w*|banks?|banking|invest\w*|insurance|accounting|consult\w*)\b/giu,
    'a rising chart on a desk in a bright office',
  ],
  [/\b(?:architect\w*|interiors?|buildings?)\b/giu, 'a modern city with geometric buildings in soft light'],
  [
    /\b(?:school|courses?|learn\w*|students?|books?|blog|essays?)\b|курсы|урок/giu,
    'an open notebook and coffee on a desk in soft daylight',
  ],
];
const ANY_SCENE = 'soft abstract gradient with flowing silk';

/**
 * The prompt of an ad's picture, in English: the advertiser's own words or picture, otherwise a scene of the page's trade;
 * then style and space for the text.
 * @param style such as `photorealistic` or `minimalist`
 * @throws AdWriterError if the subject says nothing
 */
export function writeAdVisual({
  subject,
  width,
  height,
  style,
}: {
  subject: AdSubject;
  width: number;
  height: number;
  style?: string | undefined;
}): string {
  const briefing = readSubject(subject);
  const own = [
    subject.prompt ? readPrompt(subject.prompt).lines.at(-1) : '',
    withoutIntroduction(cleanText(subject.imageDescription ?? '')),
  ]
    .filter((text): text is string => text !== undefined && isUsable(text))
    .map((text) => shorten(text.replace(/[.!?]+$/, '')));
  const texts = [...briefing.lines.map(({ text }) => text), ...briefing.sentences, ...briefing.keywords];
  if (own.length === 0 && texts.length === 0 && !briefing.brand)
    throw new AdWriterError('There is nothing here to picture');
  const named = briefing.topics.find(({ text }) => text.includes(' '))?.text;
  const topic = briefing.language?.code === 'en' ? named : undefined;
  const scene = findScene(texts);
  const shown = own[0] ?? (topic && scene !== ANY_SCENE ? `${scene}, ${topic}` : scene);
  return [
    capitalize(shown),
    style ?? 'photorealistic',
    compositionFor(width / height),
    'no text, no logos',
  ].join(', ');
}

function findScene(texts: readonly string[]): string {
  const all = texts.join('\n');
  const [best] = SCENES.map(([cue, scene]) => ({ scene, times: [...all.matchAll(cue)].length })).sort(
    (a, b) => b.times - a.times,
  );
  return best!.times > 0 ? best!.scene : ANY_SCENE;
}

/** Leaves space for the headline. @param ratio width divided by height */
function compositionFor(ratio: number): string {
  if (ratio > 1.5) return 'wide composition with empty space on one side';
  if (ratio < 0.8) return 'tall composition with empty space at the top';
  return 'centered composition with empty space around it';
}

function shorten(text: string): string {
  if (text.length <= LONGEST_SUBJECT) return text;
  return text.slice(0, text.lastIndexOf(' ', LONGEST_SUBJECT));
}
