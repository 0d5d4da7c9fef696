import type { App } from '#platform/http/app';
import { type AdminOperationsDeps, registerAdminOperations } from './admin-operations.ts';
import { type HealthDeps, registerHealth } from './health.ts';
import { type MetricsDeps, registerMetrics } from './metrics.ts';

export type OperationsDeps = AdminOperationsDeps & HealthDeps & MetricsDeps;

export function registerOperationsRoutes(app: App, deps: OperationsDeps): void {
  registerHealth(app, deps);
  registerMetrics(app, deps);
  registerAdminOperations(app, deps);
}
