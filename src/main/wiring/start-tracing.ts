import packageJson from '../../../package.json' with { type: 'json' };

export interface Tracing {
  /** Sends what has been collected. */
  stop(): Promise<void>;
}

// Spans that the collector does not accept within this time are lost; a stopping role waits no longer.
const EXPORT_MS = 5_000;

/**
 * Sends the spans of this process to a collector (OTLP over HTTP). The library is loaded only if there is a collector;
 * without it, a span costs almost nothing. `OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_BSP_*` are the exporter's own variables.
 */
export async function startTracing({
  endpoint,
  role,
}: {
  /** Without `/v1/traces`. */
  endpoint: string | undefined;
  role: string;
}): Promise<Tracing> {
  if (endpoint === undefined) return { stop: async () => undefined };
  const [
    { trace },
    { BatchSpanProcessor, TracerProvider },
    { OTLPTraceExporter },
    { resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': `framewright-${role}`,
      'service.version': packageJson.version,
    }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: EXPORT_MS }),
      }),
    ],
  });
  trace.setGlobalTracerProvider(provider);
  return {
    async stop() {
      trace.disable();
      await provider.shutdown().catch(() => undefined);
    },
  };
}
