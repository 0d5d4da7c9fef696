import { cleanText, isUsable } from './clean-text.ts';
import { ENGLISH } from './languages/find-language.ts';
import { capitalise } from './letter-case.ts';
import { splitSentences } from './split-sentences.ts';
import { splitWords, wordSet } from './words.ts';

const INTRODUCTION =
  /^(?:(?:this|the) (?:image|photo|picture|photograph) (?:shows|depicts|features|is of)|(?:an?|the) (?:[\w-]+ ){0,3}(?:photo|photograph|image|picture|shot|view|portrait|close-?up|illustration) (?:of|showing)|there (?:is|are))\s+/i;
const ARTICLE = /^(?:an?|the|some|two|three|four|five|several)\s+/i;
/** Where a description goes on to something else. */
const JOINTS =
  wordSet(`a an the of in on at with and near next by under over behind beside against from to into for while along across
  around through onto above below between among inside outside towards toward two three four five several its his her
  their is are as some wearing holding placed arranged surrounded photographed being out up down covered set`);
/** Parts of a picture rather than of what it shows. */
const FRAMING =
  /\b(?:background|foreground|side|front|top|middle|left|right|view|scene|light|pair|angle|distance)\b/i;

/** What a picture shows, as headlines, sentences and things. Vision models describe in English. */
export function readPicture(description: string): { lines: string[]; sentences: string[]; topics: string[] } {
  const sentences = splitSentences(description).map(cleanText).filter(isUsable).map(withoutIntroduction);
  const lines = sentences.flatMap((sentence) => {
    const bare = sentence.replace(ARTICLE, '').replace(/[.!]+$/, '');
    return [bare, ...beginnings(bare)].map(capitalise);
  });
  const things = sentences.flatMap(findThings);
  const named = things.filter((thing) => thing.includes(' '));
  return { lines, sentences: sentences.map(capitalise), topics: named.length > 0 ? named : things };
}

/** Without `This image shows`, `A close-up photo of`. */
export function withoutIntroduction(sentence: string): string {
  return sentence.replace(INTRODUCTION, '');
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
