import { expect, it } from 'vitest';
import { readWeights } from './model-weights.ts';

const entry = (name: string, shape: number[], more: object = {}) => ({
  name,
  shape,
  dtype: 'float32' as const,
  ...more,
});

it('reads weights of every kind, wherever they stand', () => {
  const manifest = [
    {
      paths: [],
      weights: [
        entry('bytes', [3], { quantization: { dtype: 'uint8', min: -1, scale: 0.5 } }),
        entry('floats', [2, 1]),
        entry('words', [1], { quantization: { dtype: 'uint16', min: 10, scale: 0.25 } }),
        entry('halves', [5], { quantization: { dtype: 'float16' } }),
        { ...entry('integers', []), dtype: 'int32' as const },
      ],
    },
  ];
  const bytes = Buffer.concat([
    Buffer.from([0, 2, 255]),
    Buffer.from(Float32Array.of(1.5, -2).buffer),
    Buffer.from(Uint16Array.of(400).buffer),
    // 1, -2, the least above 0, infinity, 0.333…
    Buffer.from(Uint16Array.of(0x3c00, 0xc000, 0x0001, 0x7c00, 0x3555).buffer),
    Buffer.from(Int32Array.of(-7).buffer),
  ]);
  const weights = readWeights(manifest, [bytes]);
  expect(weights.get('bytes')).toEqual({ shape: [3], data: Float32Array.of(-1, 0, 126.5) });
  expect(weights.get('floats')).toEqual({ shape: [2, 1], data: Float32Array.of(1.5, -2) });
  expect(weights.get('words')?.data).toEqual(Float32Array.of(110));
  expect(weights.get('halves')?.data).toEqual(
    Float32Array.of(1, -2, 2 ** -24, Number.POSITIVE_INFINITY, 0.333251953125),
  );
  expect(weights.get('integers')).toEqual({ shape: [], data: Float32Array.of(-7) });
});

it('refuses a file that ends too soon', () => {
  const manifest = [{ paths: [], weights: [entry('first', [1]), entry('second', [2])] }];
  expect(() => readWeights(manifest, [new Uint8Array(8)])).toThrow('ends before second');
});
