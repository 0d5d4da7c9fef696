import { expect, it } from 'vitest';
import { convertGraphModel } from './convert-graph-model.ts';
import { convertLayersModel } from './convert-layers-model.ts';

it('names the operator of a graph that it cannot convert', () => {
  const json = {
    modelTopology: { node: [{ name: 'end', op: 'NonMaxSuppressionV5', input: ['begin'] }] },
    weightsManifest: [],
  };
  const cut = { input: { node: 'begin', channels: 3, rows: 8, columns: 8 }, outputs: { boxes: 'end' } };
  expect(() => convertGraphModel({ json, groups: [] }, cut)).toThrow('NonMaxSuppressionV5');
});

it('names the kind of a layer that it cannot convert', () => {
  const input = {
    class_name: 'InputLayer',
    name: 'picture',
    config: { batch_input_shape: [null, null, null, 3] },
    inbound_nodes: [],
  };
  const layer = { class_name: 'LSTM', name: 'memory', config: {}, inbound_nodes: [[['picture', 0, 0, {}]]] };
  const config = { layers: [input, layer], output_layers: [['memory', 0, 0]] };
  const json = { modelTopology: { model_config: { config } }, weightsManifest: [] };
  expect(() => convertLayersModel({ json, groups: [] })).toThrow('LSTM');
});
