/** Paints the cards that shared links show. The same request always gives the same pixels. */
export interface CardPainter {
  /** @throws ProviderError `rejected` if a picture cannot be decoded; `transient` if the painting process ended */
  paint(card: CardToPaint): Promise<PaintedCard>;
}

export interface CardToPaint extends CardWords {
  /** The most important first: one picture is shown large, three or nine as a grid. */
  pictures: readonly CardPicture[];
}

export interface CardWords {
  title: string;
  /** A word or two above the title; may be empty. */
  kicker: string;
}

export interface CardPicture {
  /** PNG, JPEG or WebP. */
  bytes: Uint8Array;
  width: number;
  height: number;
}

export interface PaintedCard {
  /** RGB, 8 bits a channel, row by row. */
  pixels: Buffer;
  width: number;
  height: number;
}
