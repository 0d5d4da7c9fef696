import { readFileSync, writeFileSync } from 'node:fs';
import { THINGS } from '#engines/studio/artwork/things';
import { ICON_NAMES, NOT_NAMES } from './cldr-exceptions.ts';

/**
 * Writes what the studio's artwork is called in other languages, from CLDR's annotations of emoji: one line a thing,
 * its English label, then its names. Run it again when the catalog grows.
 */
const LANGUAGES = ['de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'ja', 'zh', 'ko', 'ar'];
/** Languages whose phrases end with the noun, and those that begin with it. */
const HEAD_LAST = ['de', 'nl', 'ja', 'zh', 'ko'];
const UNSPACED = ['ja', 'zh'];
/** A keyword of more pictures than this is a class or an association: animal, food, love. */
const MOST_PICTURES = 2;

const HEADING = `# Names of artwork, written by scripts/write-thing-names.ts from cldr-annotations-full 48.2.0.
# Copyright © 2004-2026 Unicode, Inc. Unicode License v3 (SPDX: Unicode-3.0): see LICENSE-UNICODE.txt here.
`;

interface Annotation {
  default?: string[];
  tts?: string[];
}

const english = readAnnotations('en');
const symbols = new Map(
  Object.entries(english).map(([symbol, { tts }]) => [toIconName(tts?.[0] ?? ''), symbol]),
);

for (const language of LANGUAGES) writeNames(language);

function writeNames(language: string): void {
  const annotations = readAnnotations(language);
  const pictures = new Map<string, number>();
  for (const { default: keywords = [] } of Object.values(annotations))
    for (const keyword of keywords)
      pictures.set(keyword.toLowerCase(), (pictures.get(keyword.toLowerCase()) ?? 0) + 1);
  const taken = new Set<string>(NOT_NAMES[language]?.split(', ').map((word) => word.toLowerCase()));
  const lines = new Map<string, string[]>();
  const claim = (label: string, name: string) => {
    const key = name.toLowerCase();
    if (taken.has(key) || /[:,~]/u.test(name)) return;
    taken.add(key);
    lines.set(label, [...(lines.get(label) ?? []), name]);
  };
  const found = THINGS.flatMap(({ icon, names }) => {
    const symbol = symbols.get(ICON_NAMES[icon] ?? icon);
    const annotation = symbol === undefined ? undefined : annotations[symbol];
    const name = annotation?.tts?.[0];
    if (!annotation || !name) {
      if (language === 'de') console.warn(`No name: ${icon}`);
      return [];
    }
    return [
      { icon, label: labelOf(icon, names), general: names[0]!, name, keywords: annotation.default ?? [] },
    ];
  });
  for (const { label, name } of found) claim(label, cleanName(name));
  for (const { general, name, keywords } of found)
    for (const keyword of keywords)
      if ((pictures.get(keyword.toLowerCase()) ?? 0) <= MOST_PICTURES && names(keyword, name, language))
        claim(general, cleanName(keyword));
  const text = [...lines].map(([label, all]) => `${label}: ${all.join(', ')}`).join('\n');
  const file = new URL(`../src/engines/studio/prompt/languages/names/${language}.txt`, import.meta.url);
  writeFileSync(file, `${HEADING}${text}\n`);
  console.log(`${language}: ${lines.size} things, ${text.length} characters`);
}

/** CLDR's own English name if the catalog has it, as in "red apple"; otherwise the catalog's label. */
function labelOf(icon: string, all: readonly string[]): string {
  const own = icon.replaceAll('-', ' ');
  return all.find((name) => name === own) ?? all[0]!;
}

function cleanName(name: string): string {
  return name.replace(/\s*\([^)]*\)/u, '').trim();
}

/** Whether a keyword names the thing itself: it narrows the name, as "Weißbrot" does "Brot". */
function names(keyword: string, name: string, language: string): boolean {
  const [one, other] = [keyword.toLowerCase(), name.toLowerCase()];
  if (withoutFace(other) === one) return true;
  // The head alone means too much: "montagnes" of "montagnes russes", "Schuhe" of "Ballettschuhe".
  if (other.startsWith(one) || other.endsWith(one)) return false;
  if (UNSPACED.includes(language)) return other.length > 1 && one.endsWith(other);
  if (HEAD_LAST.includes(language)) return one.length > 3 && other.length > 3 && one.endsWith(other);
  return one.startsWith(`${other.split(' ')[0]} `);
}

/** The animal of a drawing that shows only its face. */
function withoutFace(name: string): string {
  return name
    .replace(
      /^(?:tête de |cara de |rosto de |muso di |twarz |głowa |pysk |وجه )|(?:gesicht|kopf|gezicht|の顔|の頭|脸| 얼굴)$/u,
      '',
    )
    .trim();
}

function readAnnotations(language: string): Record<string, Annotation> {
  const root = import.meta.resolve('cldr-annotations-full/package.json');
  const text = readFileSync(new URL(`./annotations/${language}/annotations.json`, root), 'utf8');
  return (JSON.parse(text) as { annotations: { annotations: Record<string, Annotation> } }).annotations
    .annotations;
}

function toIconName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+|[’'“”:.!,()]/gu, '')
    .replace(/[&]/gu, 'and')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
}
