import type { FinishName } from '../../src/engines/photo-studio/materials/finishes.ts';
import type { FlatMaterial } from './read-mtl.ts';

/** Guesses the finish of a flat material: by names first, by numbers second. `subject` is category and key of the model. */
export function guessFinish(material: FlatMaterial, subject: string): { finish: FinishName; color: string } {
  const own = `${material.name} ${material.picture?.split('/').at(-1) ?? ''}`.toLowerCase();
  const all = `${subject} ${own}`.toLowerCase();
  const given = hexOf(material.picture ? [0.95, 0.95, 0.95] : material.color);
  for (const { finish, name, subject: about, not, when, color } of RULES) {
    const isMatch = (name?.test(own) ?? false) || (about?.test(all) ?? false);
    if (!isMatch || not?.test(own) || (when && !when(material))) continue;
    const fixed = typeof color === 'function' ? color(material) : color;
    return { finish, color: (material.picture ? null : fixed) ?? given };
  }
  return { finish: byNumbers(material), color: given };
}

interface Rule {
  finish: FinishName;
  /** Matches the name of the material or its picture. */
  name?: RegExp;
  /** Matches those or the model's name. */
  subject?: RegExp;
  not?: RegExp;
  when?: (material: FlatMaterial) => boolean;
  color?: string | ((material: FlatMaterial) => string);
}

const isFlat = (material: FlatMaterial) => material.picture === null;
const brightness = ({ color }: FlatMaterial) => 0.3 * color[0]! + 0.5 * color[1]! + 0.2 * color[2]!;
const isClear = (material: FlatMaterial) => material.opacity < 0.75 && isFlat(material);

/** Pale: what is drawn as a dark gray pane is clear glass in the world. */
const glassTint = (material: FlatMaterial) =>
  hexOf(material.color.map((value) => 0.86 + 0.13 * (brightness(material) < 0.15 ? 1 : value)));

const RULES: readonly Rule[] = [
  { finish: 'feathers', subject: /hen\b/, when: ({ picture }) => picture !== null },
  { finish: 'fur', subject: /^animals/, when: ({ picture }) => picture !== null },
  {
    finish: 'decal',
    name: /./,
    when: ({ mask, picture, name }) => mask !== null && picture !== null && !/lea[fv]|hoja/i.test(name),
  },
  { finish: 'ceramic', subject: /^plants .*\b(pot|vase)\b/, when: isFlat },
  {
    finish: 'car-window',
    subject: /(sedan|truck|bus|car|van).*(glass|window|vitre)/,
    color: '#0b0c0e',
    when: (material) => material.opacity < 1 || /glass|window|vitre/i.test(material.name),
  },
  { finish: 'glass', name: /./, when: isClear, color: glassTint },
  {
    finish: 'glass',
    name: /glass|verre|vitre|crystal|vidrio|cristal/,
    not: /glasses|frame|eyeglass/,
    when: (material) => material.opacity < 0.95 || isFlat(material),
    color: glassTint,
  },
  { finish: 'bulb', name: /bulb|emit|bombeta|\bled\b/, not: /holder/, color: '#f4efe4' },
  { finish: 'shade', name: /lamp-?shade|\bshade|pantalla|tela_lamp|multilamps/, not: /chrome|shadeless/ },
  { finish: 'wax', name: /candle|\bvela|wax/, not: /holder/ },
  { finish: 'mirror', name: /mirror|miroir|espejo/, color: '#e6e8e8' },
  { finish: 'chrome', name: /chrom|crom/, color: '#d4d6d8' },
  { finish: 'brushed-steel', name: /inox|stainless|brushed/, color: '#c8c9cb' },
  { finish: 'steel', name: /steel|acier|acero/, color: '#c9cacc' },
  { finish: 'copper', name: /copper|cuivre|cobre/, color: '#d98d6a' },
  { finish: 'brass', name: /gold|brass|laiton|bronze|\bor\b/, color: '#e2b866' },
  { finish: 'iron', name: /iron|wrought|hierro|forge|\bfer\b/, when: isFlat },
  {
    finish: 'aluminum',
    name: /silver|alum|\balu\b|metal|zinc|nickel|handle|plata\b/,
    when: (material) => isFlat(material) && brightness(material) > 0.35,
    color: ({ color }) => hexOf(color.map((value) => 0.55 + 0.35 * value)),
  },
  { finish: 'iron', name: /metal/, when: isFlat },
  {
    finish: 'car-paint',
    subject: /(sedan|truck|bus|scooter|lift).*(paint|body|carros|peinture)/,
    not: /seat|inside|interior/,
  },
  { finish: 'rubber', name: /rubber|tyre|tire|pneu|caoutchouc|goma/, color: '#303033' },
  {
    finish: 'painted',
    name: /wood/,
    when: (material) =>
      isFlat(material) && (brightness(material) > 0.72 || material.color[2]! > material.color[0]!),
  },
  { finish: 'raw-wood', name: /bark|tronco?\b|trunk/ },
  {
    finish: 'wood',
    name: /wood|bois|oak|teak|walnut|pine|mahogany|legno|madera|hout|parquet|drewno|roble|nogal|haya|beech|fusta|madeira|w?venge|drewn|mahagon|worktop|tabletop|theca|teca/,
  },
  { finish: 'leather', name: /leather|cuir|skai|cuero|piel/ },
  {
    finish: 'leather',
    subject: /chesterfield|leather-(sofa|couch|club)/,
    not: /leg|foot|feet|pied|zip|wood/,
  },
  {
    finish: 'leaf',
    name: /leaf|leave|feuil|foglia|hoja|\bblatt|grass|foliage/,
    color: ({ color }) => hexOf(color.map((value, i) => value * [0.85, 0.92, 0.8][i]!)),
  },
  { finish: 'petal', name: /petal|flower|fleur|flor\b|tulip|lily/ },
  { finish: 'soil', name: /soil|terre|earth|dirt|tierra|ground/, color: '#4a392b' },
  { finish: 'clay', name: /terra|clay|argil|maceta/ },
  { finish: 'stem', name: /stem|tige|stalk|tallo/ },
  {
    finish: 'fabric',
    name: /fabric|tissu|cloth|cushion|coussin|pillow|oreiller|sheet|drap|couette|blanket|matelas|mat+ress|linen|textile|sofa|\bseat|couch|felt|carpet|burlap|cotton|jean|tela|cojin/,
    not: /leg|foot|feet|pied|metal/,
  },
  {
    finish: 'fabric',
    subject: /sofa|armchair|couch|futon|\bbed\b|-bed /,
    not: /leg|foot|feet|pied|wood|metal|bois|frame|pata|black|structure/,
    when: ({ highlight, exponent }) => highlight < 0.6 || exponent < 60,
  },
  {
    finish: 'ceramic',
    name: /ceramic|porcel|china|enamel|email|sanitary|lavabo|fa[iy]+en?ance|fayence|loza/,
  },
  {
    finish: 'ceramic',
    subject: /basin|bathtub|-bath |toilet |bidet|plate|cup |mug|teapot|creamer|sugar/,
    when: (material) => brightness(material) > 0.5,
  },
  { finish: 'screen', name: /screen|ecran|display|lcd|pantalla/, when: isFlat, color: '#101114' },
  { finish: 'paper', name: /paper|papier|page|papel/ },
  { finish: 'cardboard', name: /carton|cardboard/ },
  { finish: 'stone', name: /stone|rock|pierre|brick|granit|piedra/ },
  { finish: 'polished-stone', name: /marble|marbre|counter|granite/ },
  { finish: 'concrete', name: /concrete|cement|beton/ },
  { finish: 'wicker', name: /wicker|rattan|basket|osier|mimbre/ },
  { finish: 'plastic', name: /plast|pvc/ },
  { finish: 'painted', name: /paint|lacquer|lack\b|firstcolor|secondcolor/ },
  { finish: 'knit', name: /rope|string|cord|strap/ },
  {
    finish: 'wood',
    subject: /wood|oak|teak|cabinet|desk|dresser|shelf/,
    when: ({ picture }) => picture !== null,
  },
];

function byNumbers({ highlight, exponent, picture }: FlatMaterial): FinishName {
  if (picture !== null) return highlight > 0.5 && exponent > 80 ? 'satin' : 'matte';
  if (highlight > 0.6 && exponent > 120) return 'gloss';
  return highlight > 0.25 ? 'satin' : 'matte';
}

function hexOf(color: readonly number[]): string {
  const digits = color.map((value) =>
    Math.round(255 * Math.min(1, Math.max(0, value)))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}
