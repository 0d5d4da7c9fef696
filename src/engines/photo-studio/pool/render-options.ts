export interface RenderOptions {
  width: number;
  height: number;
  /** Mean number of samples a pixel; noisy parts get more. 32 unless given. The same number gives the same picture. */
  samples?: number;
  /** Milliseconds after which the picture should be finished: fewer samples are taken if need be. */
  timeLimit?: number;
  /** Samples are spread evenly, and nothing is filtered: for reference pictures. */
  isReference?: boolean;
  signal?: AbortSignal;
  /** 0..1, rising. */
  onProgress?: (fraction: number) => void;
  /** Small at first, then as large as the picture. */
  onPreview?: (preview: RenderedPicture) => void;
}

export interface RenderedPicture {
  width: number;
  height: number;
  /** Red, green and blue a pixel, rows from the top. */
  pixels: Uint8Array<ArrayBuffer>;
}

export interface RenderResult extends RenderedPicture {
  /** Red, green, blue and an unused number a pixel, before exposure; only of reference pictures. */
  radiance?: Float32Array;
  figures: RenderFigures;
}

export interface RenderFigures {
  triangles: number;
  rays: number;
  /** Mean samples a pixel. */
  samples: number;
  /** Milliseconds. */
  packing: number;
  building: number;
  firstPreview: number;
  tracing: number;
  finishing: number;
  total: number;
  /** Bytes of memory shared by the threads. */
  memory: number;
}
