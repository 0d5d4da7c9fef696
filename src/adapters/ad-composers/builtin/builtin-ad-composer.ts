import type { AdInput } from '#engines/composer/ad-input';
import { type Composition, compose, composeOutlined } from '#engines/composer/compose';
import { ComposerError } from '#engines/composer/composer-error';
import { layoutsFor } from '#engines/composer/layouts/layouts';
import type { FailureReason } from '#phrases';
import { ProviderError } from '#platform/errors/provider-error';
import type { AdComposer, AdDesign, ComposedAd, DesignPicture } from '#ports/ad-composer';

/** The built-in layout engine. */
export function createBuiltinAdComposer(): AdComposer {
  return {
    layoutsFor,
    async compose(design) {
      const composition = await orRejected(design, compose(toInput(design)));
      return { svg: composition.svg, ...toComposedAd(composition) };
    },
    composeOutlined: async (design) =>
      toComposedAd(await orRejected(design, composeOutlined(toInput(design)))),
  };
}

function toInput({ picture, brand: { logo, ...brand }, ...design }: AdDesign): AdInput {
  return {
    ...design,
    ...(picture && { picture: embed(picture) }),
    brand: { ...brand, ...(logo && { logo: { ...embed(logo), tone: logo.tone } }) },
  };
}

function embed({ bytes, contentType, width, height, hasAlpha, focus, isWhole }: DesignPicture) {
  const { buffer, byteOffset, byteLength } = bytes;
  const dataUrl = `data:${contentType};base64,${Buffer.from(buffer, byteOffset, byteLength).toString('base64')}`;
  return { dataUrl, width, height, hasAlpha, ...(focus && { focus }), ...(isWhole && { isWhole }) };
}

function toComposedAd({
  outlinedSvg,
  boxes,
  checks,
  shortened,
  dropped,
}: Omit<Composition, 'svg'>): Omit<ComposedAd, 'svg'> {
  const box = boxes.find(({ role }) => role === 'picture');
  const frame = box ? { width: box.width, height: box.height } : null;
  const { contrast: _contrast, ...verdicts } = checks;
  return { outlinedSvg, frame, checks: verdicts, shortened, dropped };
}

async function orRejected<Result>({ layout }: AdDesign, composing: Promise<Result>): Promise<Result> {
  try {
    return await composing;
  } catch (error) {
    if (!(error instanceof ComposerError)) throw error;
    const failure = failureOf(error, layout);
    throw new ProviderError('rejected', error.message, { cause: error, ...(failure && { failure }) });
  }
}

/** Undefined for a design that no user can change, such as one with an invalid color. */
function failureOf({ fault }: ComposerError, layout: string): FailureReason | undefined {
  switch (fault.code) {
    case 'picture_needed':
      return { code: 'layoutNeedsPicture', layout };
    case 'too_small':
      return { ...fault, code: 'wordTooLong' };
    case 'bad_input':
      return fault.field && { code: 'noFontForHeadline' };
  }
}
