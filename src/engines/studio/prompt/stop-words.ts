/** Whether a word can be ignored without notice: grammar, photography terms, adjectives, verbs, numbers. */
export function isStopWord(word: string): boolean {
  if (STOP_WORDS.has(word) || /^\p{N}/u.test(word)) return true;
  return (
    word.length > 4 && !word.includes(' ') && DESCRIBING.test(word) && !NOUNS_THAT_LOOK_DESCRIBING.has(word)
  );
}

/** Endings of English adverbs, adjectives and verb forms. */
const DESCRIBING = /(?:ly|ful|ous|ive|ish|less|able|ible|esque|est|ing|ed|ical|ic|al|some|ward|wards)$/;

const NOUNS_THAT_LOOK_DESCRIBING = new Set(
  (
    'building wedding painting ceiling clothing string pudding meeting parking stocking dwelling swing sling sibling duckling darling viking ' +
    'family butterfly lily jelly belly bully dragonfly ally breed steed ' +
    'animal metal pedal medal petal crystal coral signal journal hospital festival capital terminal portal carnival cathedral canal jackal ' +
    'table cable vegetable stable bible music clinic fabric traffic mosaic picnic mechanic comic arctic ' +
    'forest nest chest guest priest vest harvest olive dive native detective fish dish radish'
  ).split(' '),
);

const STOP_WORDS = new Set(
  (
    'a an the of in on at by with and or but nor for from to into onto over under near above below between through across along around behind beside ' +
    'before after during within without towards toward up down off out this that these those is are be been being was were as it its than then so ' +
    'very some any no not all each every both few many much more most less least other another such own same only just too also ' +
    'my your our their his her i me we us you he she they him them who whose which what when where while there here ' +
    'have has had do does did can could will would should may might must make makes made take takes get gets show shows showing give gives ' +
    'photo photograph picture image stock shot photography photorealistic realistic render rendering illustration hd uhd 4k 8k high low quality resolution ' +
    'view scene style concept detail details detailed composition lighting light lit atmosphere mood vibe feel feeling look effect focus lens depth camera angle ' +
    'closeup close up wide shallow macro aerial perspective foreground backdrop full half set sense touch hint use used copy space ' +
    'beautiful stunning gorgeous amazing breathtaking lovely pretty nice perfect great good best awesome epic grand ' +
    'late early old new young big small large huge tiny little long short tall wide narrow deep thick thin slow fast quick ' +
    'quiet wild calm gentle soft hard rough smooth still silent loud lone single double pure fresh clean raw rich poor free full empty open closed ' +
    'modern ancient vintage retro classic contemporary sleek elegant luxury simple complex abstract bold subtle fine rugged pristine remote hidden secret ' +
    'warm cool cold hot wet dry bright dark pale vivid clear crisp sharp blurry hazy lush dense sparse steep flat round curved straight ' +
    'happy sad proud safe strong weak serene mighty holy iconic famous local daily modern true real main top front back left right side middle center centre edge ' +
    'first second third one two three four five six seven eight nine ten dozen several pair group way kind sort type part piece lot bit time moment day place area ' +
    'far away against about like looking into upon amid among amidst underneath overhead beneath together alone'
  ).split(' '),
);

/**
 * Whether a picture loses nothing without this word: grammar, terms of photography, praise, and adjectives that every
 * good drawing has, such as "fresh" or "cute". Others, such as "sad" or "huge", are to be seen.
 */
export function losesNothing(word: string): boolean {
  // "35mm", "4k" and "f1.8", but not the 15th of a month, 12:30 or 50 %.
  return LOSSLESS.has(word) || (/^\p{N}/u.test(word) && !SEEN_NUMBER.test(word));
}

const SEEN_NUMBER = /^\d+(?:st|nd|rd|th|%|\s*[ap]m)$|^\d{1,2}:[0-5]\d(?:[ap]m)?$|^\d+\/\d+$/;

/** Whether a word in -ly, known not to be a noun, says how: "freshly", but not "lonely". */
export function isAdverb(word: string): boolean {
  return word.length > 4 && word.endsWith('ly') && !ADJECTIVES_IN_LY.has(word);
}

const ADJECTIVES_IN_LY = new Set(
  'elderly lonely ugly curly woolly silly scaly hilly chilly bubbly'.split(' '),
);

const LOSSLESS = new Set(
  (
    'a an the of in on at by with and or but nor for from to into onto over under near above below between through across along around behind beside ' +
    'before after during within without towards toward up down off out this that these those is are be been being was were as it its than then so ' +
    'very some any no not all each every both few many much more most less least other another such own same only just too also again away about like ' +
    'my your our their his her i me we us you he she they him them who whose which what when where while there here upon amid among amidst together ' +
    'have has had do does did can could will would should may might must get gets show shows showing give gives using used use ' +
    'looking look looks parked seen seeing visible shown ' +
    'photo photograph picture image stock shot photography photorealistic realistic render rendering illustration hd uhd 4k 8k high low quality resolution ' +
    'view scene style concept detail details detailed composition lighting lit atmosphere mood vibe feel feeling effect focus ' +
    'foreground background backdrop set sense touch hint light natural soft ' +
    'beautiful stunning gorgeous amazing breathtaking lovely pretty nice perfect great good best awesome epic wonderful fantastic magnificent superb ' +
    'attractive adorable cute charming delightful delicious tasty yummy appetizing fresh ripe traditional typical classic ' +
    'picturesque scenic impressive graceful magical majestic iconic famous popular favorite local real true original professional creative ' +
    'new clean simple deep fine pure rich great bold subtle elegant stylish main special various different ' +
    'way kind sort type part bit time moment day place area piece lot pair group several first one two three four five six seven eight nine ten dozen ' +
    'warm happy young long round bright tall pale wide large small smooth polished calm friendly framed relaxed cool clear shallow dramatic editorial crisp minimal gentle optimistic edge spacious top front back center geometric angle futuristic perspective strong digital still space close morning'
  ).split(' '),
);
