import { type Paragraph, paragraphOf } from '#engines/typesetting/break-lines';
import { prepareText, type Setting } from '#engines/typesetting/typeface';
import type { AdBrand, AdInput } from './ad-input.ts';
import { paletteOf } from './color/palette.ts';
import { ComposerError } from './composer-error.ts';
import { LAYOUTS } from './layouts/layouts.ts';
import { type AdBox, type AdChecks, boxesOf, checksOf } from './report.ts';
import { contactStripOf, drawContact } from './stage/contact-strip.ts';
import type { Scene } from './stage/scene.ts';
import { shapeOf } from './stage/shape-of.ts';
import { createStage } from './stage/stage.ts';
import { drawEditable, drawOutlined } from './svg/draw-scene.ts';
import type { Content, Field } from './text/block.ts';

export interface Composition {
  /** Editable: text stays text, with embedded subset fonts; layers are named groups. */
  svg: string;
  /** The same with texts as outlines, for renderers without fonts. */
  outlinedSvg: string;
  boxes: AdBox[];
  checks: AdChecks;
  /** Texts shortened with an ellipsis for lack of space. */
  shortened: Field[];
  /** Texts, or the brand, omitted for lack of space. */
  dropped: Field[];
  /** Characters omitted because no font has them. */
  missingCharacters: string[];
}

/** The same input always gives the same bytes. @throws ComposerError */
export async function compose(input: AdInput): Promise<Composition> {
  const { scene, title, ...outlined } = await layOut(input);
  return { svg: await drawEditable(scene, title), ...outlined };
}

/** Without the editable SVG, whose fonts take longest; for previews. @throws ComposerError */
export async function composeOutlined(input: AdInput): Promise<Omit<Composition, 'svg'>> {
  const { scene: _scene, title: _title, ...outlined } = await layOut(input);
  return outlined;
}

async function layOut(input: AdInput): Promise<Omit<Composition, 'svg'> & { scene: Scene; title: string }> {
  validate(input);
  const layout = LAYOUTS.find(({ id }) => id === input.layout)!;
  const isLogo = input.layout === 'logo';
  if (isLogo ? !input.brand.logo : !input.picture && input.layout !== 'type')
    throw new ComposerError({ code: 'picture_needed' }, `The layout ${input.layout} needs a picture.`);
  const { content, contact, missing } =
    isLogo || input.layout === 'picture' ? { missing: [] } : await prepareContent(input);
  const strip = input.contact && contactStripOf(input, input.shape ?? shapeOf(input.width, input.height));
  const scene: Scene = {
    width: input.width,
    height: input.height,
    prefix: `ad-${input.layout}-${input.width}x${input.height}`,
    defs: [],
    shapes: [],
    texts: [],
    pictures: [],
    blocks: [],
  };
  const palette = paletteOf(input.brand.colors);
  // The layout fills what the strip leaves.
  const above = strip ? withoutFoot(input, strip.height) : input;
  const shape = input.shape ?? shapeOf(above.width, above.height);
  layout.draw(createStage(above, { shape, palette, content, scene }));
  if (strip && contact) {
    const { safeArea, minimumTextSize: smallest } = input;
    drawContact(scene, contact, { strip, palette, safeArea, smallest, isRtl: input.direction === 'rtl' });
  }
  const boxes = boxesOf(scene);
  const title = [input.texts.headline, input.texts.brandName].filter(Boolean).join(' – ');
  return {
    scene,
    title,
    outlinedSvg: drawOutlined(scene, title),
    boxes,
    checks: checksOf(scene, boxes, input),
    shortened: scene.blocks.flatMap((block) => block.shortened),
    dropped: scene.blocks.flatMap((block) => block.dropped),
    missingCharacters: missing,
  };
}

/** The ad without a strip at its foot. */
function withoutFoot(input: AdInput, foot: number): AdInput {
  const safeArea = input.safeArea && { ...input.safeArea, bottom: 0 };
  return { ...input, height: input.height - foot, ...(safeArea && { safeArea }) };
}

async function prepareContent({ texts, brand, direction, contact }: AdInput): Promise<{
  content?: Content;
  contact?: { lines: Paragraph[]; link: string };
  missing: string[];
}> {
  const missing = new Set<string>();
  const prepare = async (text: string | undefined, setting: Setting) => {
    if (text === undefined) return undefined;
    const prepared = await prepareText(text, setting);
    for (const character of prepared.missing) missing.add(character);
    return prepared.text === '' ? undefined : paragraphOf(prepared.text, prepared.typeface, direction);
  };
  const headline = await prepare(texts.headline, headlineSetting(brand));
  if (!headline) {
    const fault = { code: 'bad_input', field: 'headline' } as const;
    throw new ComposerError(fault, 'A character of the headline is in none of the fonts.');
  }
  const body: Setting = { fontClass: 'sans', weight: 450, tracking: 0, leading: 1.38 };
  const strong: Setting = { fontClass: 'sans', weight: 600, tracking: 0, leading: 1.2 };
  const lines = await Promise.all(
    (contact?.lines ?? []).map((line, index) => prepare(line, index === 0 ? strong : body)),
  );
  return {
    ...(contact && { contact: { lines: lines.filter((line) => line !== undefined), link: contact.link } }),
    content: {
      headline,
      callout: await prepare(texts.callout, strong),
      description: await prepare(texts.description, body),
      cta: await prepare(texts.cta, strong),
      brandName: await prepare(texts.brandName, strong),
      logo: brand.logo,
    },
    missing: [...missing],
  };
}

function headlineSetting({ fontClass }: AdBrand): Setting {
  return fontClass === 'serif'
    ? { fontClass, weight: 600, tracking: -0.01, leading: 1.04 }
    : { fontClass, weight: 650, tracking: -0.028, leading: 1.08 };
}

/** Longest text, in UTF-16 units. */
const LONGEST_TEXT = 1000;

/** @throws ComposerError `bad_input` */
function validate(input: AdInput): void {
  const { width, height, texts, picture, brand, minimumTextSize, safeArea } = input;
  for (const side of [width, height])
    refuseUnless(Number.isInteger(side) && side >= 16 && side <= 8192, 'A side is 16 to 8192 whole pixels.');
  refuseUnless(minimumTextSize >= 5 && minimumTextSize <= 200, 'The smallest text size is 5 to 200 pixels.');
  for (const text of Object.values(texts) as (string | undefined)[])
    refuseUnless((text?.length ?? 0) <= LONGEST_TEXT, `A text has ${LONGEST_TEXT} characters at most.`);
  for (const color of brand.colors)
    refuseUnless(/^#[0-9a-f]{6}$/i.test(color), `A color is written #rrggbb, not ${color.slice(0, 20)}.`);
  for (const { dataUrl, width: wide, height: tall } of [picture, brand.logo].filter(
    (one) => one !== undefined,
  )) {
    refuseUnless(wide >= 1 && tall >= 1, 'A picture has pixels.');
    refuseUnless(
      /^data:image\/(png|jpeg);base64,[a-z0-9+/]+=*$/i.test(dataUrl),
      'A picture is a PNG or JPEG as a base64 data address.',
    );
  }
  const { top = 0, right = 0, bottom = 0, left = 0 } = safeArea ?? {};
  refuseUnless(
    [top, right, bottom, left].every((inset) => inset >= 0) && left + right < width && top + bottom < height,
    'The safe area leaves some of the ad.',
  );
}

function refuseUnless(isGood: boolean, message: string): void {
  if (!isGood) throw new ComposerError({ code: 'bad_input' }, message);
}
