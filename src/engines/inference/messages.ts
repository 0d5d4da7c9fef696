/** What the process that runs models is told and answers; one order is under way at a time. */
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
 * A model in the ONNX format. Or the file of a graph that names the places of its weights in `data`, for weights that
 * come in another format (`npm run convert-models` writes such graphs).
 */
export type Weights = FileContent | { graph: string; data: FileContent };

/** Bytes, or the files that are these bytes one after the other. */
export type FileContent = Uint8Array | readonly string[];

/** By the names that the model gives them. */
export type Tensors = Record<string, Tensor>;

export interface Tensor {
  data: Float32Array | Uint8Array | Int32Array;
  /** Sizes, the outermost first; their product is the length of `data`. */
  dims: readonly number[];
}
