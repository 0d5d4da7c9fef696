import { cleanText, isUsable } from './clean-text.ts';
import { ENGLISH } from './languages/find-language.ts';
import { capitalise } from './letter-case.ts';
import { splitSentences } from './split-sentences.ts';
import { splitWords, wordSet } from './words.ts';

const INTRODUCTION =
  /^(?:(?:this|the) (?:image|photo|picture|photograph) (?:shows|depicts|features|is of)|(?:an?|the) (?:[\w-]+,? ){0,5}(?:photo|photograph|image|picture|shot|view|portrait|close-?up|illustration|drawing) (?:of|showing)|there (?:is|are))\s+/i;
const ARTICLE = /^(?:an?|the|some|two|three|four|five|several)\s+/i;
/** Where a description goes on to something else. */
const JOINTS =
  wordSet(`a an the of in on at with and near next by under over behind beside against from to into for while along across
  around through onto above below between among inside outside towards toward two three four five several its his her
  their is are as some wearing holding placed arranged surrounded photographed being out up down covered set`);
/** Parts of a picture rather than of what it shows. */
const FRAMING =
  /\b(?:background|foreground|side|front|top|middle|left|right|view|scene|light|pair|angle|distance)\b/i;
/** How a picture is built, which is for its makers to know: light, colours, where text has room. */
const COMPOSITION =
  /\b(?:(?:empty|blank|copy|negative) space|the eye is drawn|background is|composition|colou?r palette|in (?:flat )?colou?rs|space for text|depth of field|(?:wide|tall|square) (?:picture|drawing),? in)\b/i;
const CUT_OUT = /,?\s(?:cut out of its background|on a (?:plain|transparent) background)/i;
const COLOUR =
  '(?:(?:pale|dark|light|muted|bright|near-|deep|soft)[\\s-]?)*(?:white|black|gr[ae]y|beige|cream|brown|red|orange|yellow|olive|green|teal|blue|purple|magenta|pink)';
/** `, in brown, beige and dark brown` at the end. */
const COLOURS = new RegExp(`,?\\s+in ${COLOUR}(?:(?:, | and )${COLOUR})*(?=[.]?$)`, 'i');
/** Whoever is in a picture is not what its ad offers. */
const ANYBODY =
  /\b(?:somebody|someone|something|person|persons|people|men?|wom[ae]n|girls?|boys?|child(?:ren)?)\b/i;

/** Where a detector sees these, they stand beside what is offered, or look like it. */
const PROPS =
  /^(?:bird|cat|dog|horse|sheep|cow|elephant|bear|zebra|giraffe|kite|frisbee|traffic light|fire hydrant|stop sign|parking meter|bench|dining table|toilet|sink|remote|fork|knife|spoon|train|truck|bus|airplane|boat)$/;

/** What a picture shows, as headlines, sentences and things. Vision models describe in English. */
export function readPicture(description: string): { lines: string[]; sentences: string[]; topics: string[] } {
  const sentences = splitSentences(description)
    .filter((sentence) => !COMPOSITION.test(sentence))
    .map(cleanText)
    .filter(isUsable)
    .map((sentence) => withoutIntroduction(sentence.replace(CUT_OUT, '').replace(COLOURS, '')));
  const told = sentences.filter((sentence) => !isMereList(sentence));
  const listed = sentences
    .filter(isMereList)
    .flatMap(findThings)
    .filter((thing) => !PROPS.test(thing))
    .map(inPlural);
  const things = [...told.flatMap(findThings), ...listed].filter((thing) => !ANYBODY.test(thing));
  const lines = told.flatMap((sentence) => {
    const bare = sentence.replace(ARTICLE, '').replace(/[.!]+$/, '');
    return [bare, ...beginnings(bare)].map(capitalise);
  });
  const named = things.filter((thing) => thing.includes(' '));
  return {
    lines,
    sentences: told.map(capitalise),
    topics: named.length > 0 ? named : things,
  };
}

/** Without `This image shows`, `A close-up photo of`. */
export function withoutIntroduction(sentence: string): string {
  return sentence.replace(INTRODUCTION, '');
}

/** Names somebody, or things one by one as a detector gives them: nothing that makes a sentence. */
function isMereList(sentence: string): boolean {
  const parts = sentence.replace(/[.!]+$/, '').split(/,\s+|\s+and\s+/);
  return parts.every((part) => splitWords(part).length <= 3);
}

/** `cup` as `cups`: whoever shows one offers several. */
function inPlural(thing: string): string {
  if (/s$|broccoli$/.test(thing)) return thing;
  if (/(?:x|ch|sh)$/.test(thing)) return `${thing}es`;
  if (/[^aeiou]y$/.test(thing)) return `${thing.slice(0, -1)}ies`;
  return /(?:kni|li|shel)fe?$/.test(thing) ? thing.replace(/fe?$/, 'ves') : `${thing}s`;
}

/** What precedes a place or a company is a description as well: `a red bicycle | against a wall | with ivy`. */
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
