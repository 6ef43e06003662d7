import { setTimeout as wait } from 'node:timers/promises';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { version } from '#server/version.ts';
import { kindOf } from './fault.ts';
import type { Tracing } from './tracing.ts';

/** How long a stop waits for what is not sent yet. */
const stopMs = 5_000;

/**
 * Sends traces to a receiver of OTLP over HTTP. Which span a part belongs to is handed over with its request (asker.ts), so
 * nothing of the packages' own is put around the whole process.
 */
export function createTracing(endpoint: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': process.env['OTEL_SERVICE_NAME'] ?? 'mejalab',
      'service.version': version,
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('mejalab', version);
  return {
    begin: (request) => {
      const attributes = { 'mejalab.request': request };
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT);
      const context = trace.setSpan(ROOT_CONTEXT, span);
      return {
        inside: async (name, work) => {
          const part = tracer.startSpan(name, {}, context);
          try {
            return await work();
          } catch (error) {
            part.setStatus({ code: SpanStatusCode.ERROR, message: kindOf(error) });
            throw error;
          } finally {
            part.end();
          }
        },
        end: ({ call, status }) => {
          const [method, route = ''] = call.split(' ');
          span.updateName(call);
          span.setAttributes({
            'http.request.method': method,
            'http.route': route,
            'http.response.status_code': status,
          });
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    // A receiver that is away keeps no server from ending.
    stop: () =>
      Promise.race([provider.shutdown().catch(() => undefined), wait(stopMs, undefined, { ref: false })]),
  };
}
