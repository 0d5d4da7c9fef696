import { AD_TONES, type AdTone } from '../../../contract/ad-enumerations.ts';

/** Words that hint at a tone, in the most common languages. */
const CUES: Readonly<Record<AdTone, RegExp>> = {
  professional:
    /\b(solutions?|enterprises?|clients?|compliance|workflows?|efficien\w+|productiv\w+|integrat\w+|platforms?|invoices?|teams?|stakeholders?|consult\w+|certified|expertise|industry|businesses|companies|dashboards?|forecast\w*|reports?|analytics|unternehmen|lösung(en)?|beratung|effizien\w+|kunden|zertifiziert\w*|fachkompetenz|entreprises?|conseil|efficacité|clientèle|professionnels?|empresas?|soluciones|eficiencia|clientes|aziende|soluzioni|empresas|soluções|bedrijven|oplossingen)\b|企業|導入|業務|お客様|الشركات|حلول|عملاء|לקוחות|פתרונות|कंपनियों|समाधान/giu,
  casual:
    /\b(hey|hi there|you’ll|you'll|we’ll|we'll|we’re|we're|it’s|it's|don’t|don't|let’s|let's|i’ve|i've|i’m|i'm|kinda|gonna|stuff|grab|pretty much|comfy|cosy|cozy|honestly|anyway|bit of|lazy|hang out|drop by|come and|moin|einfach so|klar|gemütlich\w*|vorbeikommen|komm vorbei|lecker\w*|coucou|on vous|sympa|sin complicaciones|pásate|venite a|dai|relaxado|lekker|gezellig\w*)\b|気軽|ふらっと|تعال|בוא(ו)? /giu,
  playful:
    /\b(yay|yum(my)?|wow|oops|whee|woo+|hooray|fun|funny|silly|giggl\w*|party|magic(al)?|treats?|wiggl\w*|zoom|splash|bouncy|naughty|cheeky|monsters?|unicorns?|pups?|doggos?|adventure awaits|spaß|juhu|quatsch|verrückt\w*|rigolo|youpi|miam|divertid\w*|diviértete|locura|divertente|diversão)\b|わくわく|ワクワク|楽しい|مرح|כיף|मज़ेदार|[\u{1F388}-\u{1F3AE}\u{1F600}-\u{1F64F}\u{1F970}-\u{1F97A}]/giu,
  serious:
    /\b(law|lawyers?|attorneys?|solicitors?|courts?|litigation|legal|rights|justice|injur(y|ies|ed)|medical|patients?|clinic(al)?|diagnos\w+|treatment|surgery|funerals?|bereave\w+|grief|insurance|security|risks?|fraud|emergency|donat\w+|refugees?|rechtsanw\w+|kanzlei|gericht|recht|bestattung\w*|patienten|klinik|versicherung|avocats?|tribunal|juridique|cabinet|abogad\w+|derecho|tribunales|avvocat\w+|advogad\w+|advocaten)\b|法律|弁護士|診療|محام|قانون|محكمة|עורך דין|משפט|वकील|कानून/giu,
  inspirational:
    /\b(dreams?|dreaming|imagine|inspir\w+|journeys?|discover|believe|transform\w*|possib\w+|awaken|wonders?|breathtaking|unforgettable|horizons?|freedom|become|beyond|explore|adventures?|soul|courage|glow(ing)?|lit from within|sunrise|träum\w*|entdecke\w*|inspiriert?|unvergesslich\w*|freiheit|reise|sehnsucht|rêve[rz]?|découvr\w+|inoubliable|voyage|liberté|sueñ\w+|soñar|descubr\w+|inolvidable|libertad|viaje|alma|sogn\w+|scopri|sonh\w+|descubra|dromen|ontdek)\b|夢|出会|旅|心|اكتشف|حلم|רחל|גלו|חלום|सपन|खोज/giu,
};
/** More repetitions of a word do not count. */
const REPETITIONS_MAX = 3;
const SCORE_MIN = 2.5;
/** How much higher the best score must be than the next. */
const LEAD_MIN = 1.25;
const READ_MAX_CHARACTERS = 15_000;

/** Finds the ad tone nearest to a page's wording; null if unclear. */
export function findTone(text: string): AdTone | null {
  const read = text.slice(0, READ_MAX_CHARACTERS);
  const sentences = Math.max(read.match(/[.!?。！？।؟]|\n/gu)?.length ?? 0, 1);
  const exclamations = read.match(/[!！]/gu)?.length ?? 0;
  const excitement = exclamations >= 3 ? Math.min((exclamations / sentences) * 12, 4) : 0;
  const scores = (Object.keys(AD_TONES) as AdTone[]).map((tone) => ({
    tone,
    score: countCues(read, tone) + (tone === 'playful' ? excitement : 0),
  }));
  const [first, second] = scores.sort((a, b) => b.score - a.score);
  return first!.score >= SCORE_MIN && first!.score >= second!.score * LEAD_MIN ? first!.tone : null;
}

function countCues(text: string, tone: AdTone): number {
  const times = new Map<string, number>();
  for (const [cue] of text.matchAll(CUES[tone])) {
    const word = cue.toLowerCase();
    times.set(word, (times.get(word) ?? 0) + 1);
  }
  return [...times.values()].reduce((sum, count) => sum + 0.6 + Math.min(count, REPETITIONS_MAX) * 0.4, 0);
}
