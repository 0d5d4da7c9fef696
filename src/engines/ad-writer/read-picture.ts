import { cleanText, isUsable } from './clean-text.ts';
import { ENGLISH } from './languages/find-language.ts';
import { capitalize } from './letter-case.ts';
import { splitSentences } from './split-sentences.ts';
import { splitWords, wordSet } from './words.ts';

const INTRODUCTION =
  /^(?:(?:this|the) (?:image|photo|picture|photograph) (?:shows|depicts|features|is of)|(?:an?|the) (?:[\w-]+,? ){0,5}(?:photo|photograph|image|picture|shot|view|portrait|close-?up|illustration|drawing) (?:of|showing)|there (?:is|are))\s+/i;
const ARTICLE = /^(?:an?|the|some|two|three|four|five|several)\s+/i;
/** Words that separate the things in a description. */
const JOINTS =
  wordSet(`a an the of in on at with and near next by under over behind beside against from to into for while along across
  around through onto above below between among inside outside towards toward two three four five several its his her
  their is are as some wearing holding placed arranged surrounded photographed being out up down covered set`);
/** Parts of a picture, not of its subject. */
const FRAMING =
  /\b(?:background|foreground|side|front|top|middle|left|right|view|scene|light|pair|angle|distance)\b/i;
/** Sentences about composition, colors and space for text: not for ads. */
const COMPOSITION =
  /\b(?:(?:empty|blank|copy|negative) space|the eye is drawn|background is|composition|colou?r palette|in (?:flat )?colou?rs|space for text|depth of field|(?:wide|tall|square) (?:picture|drawing),? in)\b/i;
const CUT_OUT = /,?\s(?:cut out of its background|on a (?:plain|transparent) background)/i;
const COLOR =
  '(?:(?:pale|dark|light|muted|bright|near-|deep|soft)[\\s-]?)*(?:white|black|gr[ae]y|beige|cream|brown|red|orange|yellow|olive|green|teal|blue|purple|magenta|pink)';
/** `, in brown, beige and dark brown` at the end. */
const COLORS = new RegExp(`,?\\s+in ${COLOR}(?:(?:, | and )${COLOR})*(?=[.]?$)`, 'i');
/** People in a picture are not what its ad offers. */
const PEOPLE =
  /\b(?:somebody|someone|something|person|persons|people|men?|wom[ae]n|girls?|boys?|child(?:ren)?)\b/i;

/** Objects that a detector often sees next to the product, or mistakes for it. */
const PROPS =
  /^(?:bird|cat|dog|horse|sheep|cow|elephant|bear|zebra|giraffe|kite|frisbee|traffic light|fire hydrant|stop sign|parking meter|bench|dining table|toilet|sink|remote|fork|knife|spoon|train|truck|bus|airplane|boat)$/;

/** Headlines, sentences and topics from the description of a picture, which is in English. */
export function readPicture(description: string): { lines: string[]; sentences: string[]; topics: string[] } {
  const sentences = splitSentences(description)
    .filter((sentence) => !COMPOSITION.test(sentence))
    .map(cleanText)
    .filter(isUsable)
    .map((sentence) => withoutIntroduction(sentence.replace(CUT_OUT, '').replace(COLORS, '')));
  const told = sentences.filter((sentence) => !isMereList(sentence));
  const listed = sentences
    .filter(isMereList)
    .flatMap(findThings)
    .filter((thing) => !PROPS.test(thing))
    .map(inPlural);
  const things = [...told.flatMap(findThings), ...listed].filter((thing) => !PEOPLE.test(thing));
  const lines = told.flatMap((sentence) => {
    const bare = sentence.replace(ARTICLE, '').replace(/[.!]+$/, '');
    return [bare, ...beginnings(bare)].map(capitalize);
  });
  const named = things.filter((thing) => thing.includes(' '));
  return {
    lines,
    sentences: told.map(capitalize),
    topics: named.length > 0 ? named : things,
  };
}

/** Without `This image shows`, `A close-up photo of`. */
export function withoutIntroduction(sentence: string): string {
  return sentence.replace(INTRODUCTION, '');
}

/** Whether a sentence only lists things or people, as detectors do. */
function isMereList(sentence: string): boolean {
  const parts = sentence.replace(/[.!]+$/, '').split(/,\s+|\s+and\s+/);
  return parts.every((part) => splitWords(part).length <= 3);
}

/** Plural: the advertiser of one `cup` offers `cups`. */
function inPlural(thing: string): string {
  if (/s$|broccoli$/.test(thing)) return thing;
  if (/(?:x|ch|sh)$/.test(thing)) return `${thing}es`;
  if (/[^aeiou]y$/.test(thing)) return `${thing.slice(0, -1)}ies`;
  return /(?:kni|li|shel)fe?$/.test(thing) ? thing.replace(/fe?$/, 'ves') : `${thing}s`;
}

/** The parts before each preposition, the longest first: `a red bicycle | against a wall | with ivy`. */
function beginnings(bare: string): string[] {
  const cuts = [
    ...bare.matchAll(/,?\s(?:in|on|at|near|next to|under|behind|beside|against|with|while|by|along)\s|,\s/g),
  ];
  return cuts
    .map((cut) => bare.slice(0, cut.index).replace(/\s\w+ing$/, ''))
    .filter((beginning) => splitWords(beginning).length > 1)
    .reverse();
}

function findThings(sentence: string): string[] {
  const things: string[] = [];
  let run: string[] = [];
  for (const word of [...splitWords(sentence.replace(/[,;]/g, ' and ')), 'and']) {
    if (!JOINTS.has(word.toLowerCase()) && !ENGLISH.verbs.has(word.toLowerCase())) {
      run.push(word);
      continue;
    }
    // `a dog running` is a dog, `running shoes` are shoes.
    if (/ing$/.test(run.at(-1) ?? '')) run.pop();
    if (run.length > 0 && run.length < 4) things.push(run.join(' ').toLowerCase());
    run = [];
  }
  return things.filter((thing) => !FRAMING.test(thing));
}
