/** A page's linked data (schema.org). Texts are not cleaned. */
export interface LinkedData {
  /** Names of the organization or brand, the most certain first. */
  names: string[];
  logos: string[];
  /** Types of the organization and of its goods, such as `Restaurant`. */
  kinds: string[];
  /** Of the organization; empty if it is not stated. */
  telephone: string;
  address: string;
  products: { name: string; price: string; currency: string }[];
  /** Of its only product, if it has one alone, and of the organization. */
  ratings: { value: number; best: number; count: number }[];
}

type Node = Record<string, unknown>;

const NODES_MAX = 500;
const DEPTH_MAX = 8;
const ORGANIZATIONS =
  /^(Organization|Corporation|LocalBusiness|OnlineStore|OnlineBusiness|Store|Restaurant|Bakery|BarOrPub|CafeOrCoffeeShop|FoodEstablishment|Hotel|LodgingBusiness|RealEstateAgent|TravelAgency|ProfessionalService|LegalService|MedicalBusiness|NewsMediaOrganization|EducationalOrganization|NGO|Dentist|Physician|MedicalClinic|Hospital|Attorney|Notary|SportsActivityLocation|HealthClub|\w+(Store|Shop|Business|Service|Organization))$/;
const GOODS =
  /^(Product|ProductGroup|IndividualProduct|ProductModel|SoftwareApplication|WebApplication|MobileApplication|Event|\w+Event|Festival|TouristTrip|Trip|Course|Book|Service|Offer|AggregateOffer|RealEstateListing|Accommodation|Apartment|House)$/;

export function readJsonLd(texts: readonly string[]): LinkedData {
  const nodes = texts.flatMap((text) => collect(parse(text), 0)).slice(0, NODES_MAX);
  const ofType = (type: RegExp) => nodes.filter((node) => typesOf(node).some((one) => type.test(one)));
  const organizations = ofType(ORGANIZATIONS);
  const goods = ofType(GOODS);
  return {
    names: [
      ...organizations.map(({ name }) => textOf(name)),
      ...ofType(/^(WebSite|Blog)$/).map(({ name }) => textOf(name)),
      ...nodes.map(({ publisher }) => nameOf(publisher)),
      ...goods.map(({ brand }) => nameOf(brand)),
    ].filter(Boolean),
    logos: [...organizations, ...ofType(/^Brand$/)].map(({ logo }) => addressOf(logo)).filter(Boolean),
    telephone: organizations.map(({ telephone }) => textOf(telephone)).find(Boolean) ?? '',
    address: organizations.map(({ address }) => postalOf(address)).find(Boolean) ?? '',
    kinds: [...new Set([...organizations, ...goods].flatMap(typesOf))].slice(0, 10),
    products: goods.map(readProduct),
    // Of several goods, the rated one may be another than the one that the page is about.
    ratings: [...(goods.length === 1 ? goods : []), ...organizations].flatMap(readRating),
  };
}

/** In the order of most countries; a state follows the town. */
function postalOf(value: unknown): string {
  const address = [value].flat()[0];
  if (!isNode(address)) return textOf(address);
  const town = [textOf(address.postalCode), textOf(address.addressLocality)].filter(Boolean).join(' ');
  return [textOf(address.streetAddress), town, textOf(address.addressRegion)].filter(Boolean).join(', ');
}

function readProduct(node: Node): LinkedData['products'][number] {
  const offers = [node.offers ?? node].flat().filter(isNode);
  const offer = offers.find((one) => priceOf(one) !== '') ?? {};
  return { name: textOf(node.name), price: priceOf(offer), currency: currencyOf(offer) };
}

/** schema.org counts either ratings or reviews, out of 5 if nothing is said. */
function readRating({ aggregateRating }: Node): LinkedData['ratings'] {
  return [aggregateRating].flat().flatMap((rating) => {
    if (!isNode(rating)) return [];
    const number = (value: unknown) => Number(textOf(value).replace(',', '.')) || 0;
    const count = countOf(rating.ratingCount) || countOf(rating.reviewCount);
    return [{ value: number(rating.ratingValue), best: number(rating.bestRating) || 5, count }];
  });
}

/** A whole number, perhaps with a sign between its thousands; 0 for anything else. */
function countOf(value: unknown): number {
  const text = textOf(value);
  return /^\d{1,9}$|^\d{1,3}(?:[.,\s’']\d{3}){1,2}$/.test(text) ? Number(text.replace(/\D/g, '')) : 0;
}

function priceOf(offer: Node): string {
  const specified = [offer.priceSpecification].flat().find(isNode);
  return textOf(offer.price ?? offer.lowPrice ?? specified?.price);
}

function currencyOf(offer: Node): string {
  const specified = [offer.priceSpecification].flat().find(isNode);
  const code = textOf(offer.priceCurrency ?? specified?.priceCurrency).toUpperCase();
  return /^[A-Z]{3}$/.test(code) ? code : '';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Lists all nested objects, outer ones first. */
function collect(value: unknown, depth: number): Node[] {
  if (depth > DEPTH_MAX) return [];
  if (Array.isArray(value)) return value.slice(0, NODES_MAX).flatMap((one) => collect(one, depth + 1));
  if (!isNode(value)) return [];
  return [value, ...Object.values(value).flatMap((one) => collect(one, depth + 1))];
}

function typesOf(node: Node): string[] {
  return [node['@type']].flat().filter((type) => typeof type === 'string');
}

function nameOf(value: unknown): string {
  return isNode(value) ? textOf(value.name) : textOf(value);
}

function addressOf(value: unknown): string {
  return isNode(value) ? textOf(value.url ?? value.contentUrl) : textOf([value].flat()[0]);
}

function textOf(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? value.trim().slice(0, 500) : '';
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
