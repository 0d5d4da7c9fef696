import type { WebsiteAnalysis } from '../../../contract/ad-analyses.ts';
import { cleanText } from './clean-text.ts';
import type { LinkedData } from './read-json-ld.ts';

const PARTS = /\s+[·|•–—]\s+|\s*[|•]\s*|\n/u;
const NUMBER = /[+(]?\d[\d\s()./-]{5,18}\d/u;
const NAMED =
  /(?:tel(?:\.|efon|éfono|efone|efono|éphone)?|phone|call(?: us)?|電話|电话|전화|هاتف|טלפון|फ़ोन|โทร|тел)[^\d+(\n]{0,12}([+(]?\d[\d\s()./-]{5,18}\d)/iu;
/** Words of streets, squares and districts, which stand with a number. */
const STREET =
  /(?<!\p{L})(?:street|st|avenue|ave|road|rd|lane|ln|drive|blvd|boulevard|square|court|quay|parade|highway)(?!\p{L})|(?:stra(?:ß|ss)e|str\.|gasse|allee|platz|weg|ufer|damm|straat|laan|plein|gracht|kade|gatan|vägen|vej|gade|gata|veien|katu|tie)(?![\p{L}])|(?<![\p{L}])(?:rue|place|quai|chemin|calle|c\/|avenida|av\.|plaza|paseo|via|viale|piazza|corso|rua|praça|travessa|ul\.|ulica|plac|os\.|mah\.|cad\.|sok\.|utca|út|str\.|bd\.|ул\.|улица|вул\.|đường|hẻm|quận|jl\.)(?![\p{L}])|[市区町村路街]|شارع|حي|רחוב/iu;

/**
 * The phone number and the address that a page gives of its business: by its linked data, or as its visible words name them.
 */
export function findContact(linked: LinkedData, contacts: readonly string[]): WebsiteAnalysis['contact'] {
  const parts = contacts.flatMap((line) => line.split(PARTS)).map(cleanText);
  const phones = [linked.telephone, ...contacts.map((line) => NAMED.exec(line)?.[1] ?? linkedNumber(line))];
  const isAddress = (part: string) => {
    const digits = NUMBER.exec(part)?.[0].replace(/\D/g, '').length ?? 0;
    return (
      part.length <= 90 &&
      !isSentence(part) &&
      /\d/.test(part) &&
      digits < 7 &&
      STREET.test(part) &&
      !/[\p{Sc}:©]/u.test(part)
    );
  };
  return {
    phone: phones.map((phone) => cleanText(phone ?? '').trim()).find(isPhone) ?? null,
    // The last one stands in the footer; others may be of things for sale.
    address: cleanText(linked.address) || (parts.findLast(isAddress) ?? null),
  };
}

/** Sentences may speak of a street and a number too. */
function isSentence(part: string): boolean {
  return /\p{L}{3,}[.!?]$/u.test(part) && part.split(' ').length > 7;
}

/** The number of a line that a link for calls stands for. */
function linkedNumber(line: string): string | undefined {
  return line.startsWith('tel:') ? line.slice(4) : undefined;
}

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return digits >= 6 && digits <= 15 && /^[+\d\s()./-]+$/.test(text);
}
