import type { Config } from '#server/config.ts';

/** One request as traces show it. */
export type Span = {
  /** A part of it, which ends with its work. */
  inside: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  end: (answer: { call: string; status: number }) => void;
};

export type Tracing = {
  begin: (request: string) => Span;
  /** Sends what is not sent yet. */
  stop: () => Promise<void>;
};

/** Traces of requests, where a receiver is set (BEYOND-46): only then anything of OpenTelemetry is loaded. */
export async function openTracing({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
}: Pick<Config, 'OTEL_EXPORTER_OTLP_ENDPOINT'>): Promise<Tracing | null> {
  if (!endpoint) return null;
  const { createTracing } = await import('./otel.ts');
  return createTracing(endpoint);
}
