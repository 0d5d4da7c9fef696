/** Messages to and from the process that runs models, one order at a time. */
export type Order =
  | {
      kind: 'load';
      model: string;
      weights: Weights;
      outputs: readonly string[];
      threads: number;
      keepsMemory: boolean;
    }
  | { kind: 'run'; model: string; inputs: Tensors; outputs: readonly string[] }
  | { kind: 'release'; model: string };

export type Answer =
  | { kind: 'done' }
  | { kind: 'ran'; outputs: Tensors }
  | { kind: 'failed'; message: string };

/**
 * A model in the ONNX format. For weights in another format: a graph file that refers to places in `data` (`npm run
 * convert-models` writes such graphs).
 */
export type Weights = FileContent | { graph: string; data: FileContent };

/** Bytes, or the files that together contain them, in order. */
export type FileContent = Uint8Array | readonly string[];

/** Tensors by their names in the model. */
export type Tensors = Record<string, Tensor>;

export interface Tensor {
  data: Float32Array | Uint8Array | Int32Array;
  /** Sizes, outermost first; their product is the length of `data`. */
  dims: readonly number[];
}
