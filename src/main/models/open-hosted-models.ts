import {
  createHostedModels,
  type HostedModels,
  type HostedModelsInput,
} from '#adapters/model-providers/hosted-models';
import type { ModelsConfig } from '../config/models.ts';

/** The models that others serve, as the environment configures them; one a process. */
export function openHostedModels(
  { providers, callTimeoutS }: Pick<ModelsConfig, 'providers' | 'callTimeoutS'>,
  rest: Omit<HostedModelsInput, 'settings' | 'callTimeoutS'>,
): HostedModels {
  return createHostedModels({ settings: providers, callTimeoutS, ...rest });
}
