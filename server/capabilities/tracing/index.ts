import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance } from 'fastify';
import type { TracingConfig } from '#/server/config/tracing.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Traced } from '#/server/foundation/traced.ts';
import { ToldExporter } from './exporter.ts';
import { traceRequests } from './requests.ts';
import { unitSpans } from './units.ts';

/** What an operator sees of single requests and jobs. The host is built with it, and knows of it no more than whom to tell. */
export interface Tracing {
  /** Traces the requests of an app that is being built; what is left is sent when it is closed. */
  follow(app: FastifyInstance): void;
  readonly traced: Traced;
  /** What each line of the log says beside: the trace it belongs to. */
  logFields(): Record<string, string>;
}

export interface TracingOptions extends TracingConfig {
  /** What this process is called where the environment does not say it (`OTEL_SERVICE_NAME`). */
  service: string;
  /** Told when the collector does not take what it is sent, and when it does again, in a sentence for whoever runs the host. */
  tell: (sentence: string) => void;
  /** Spans are sent so often, in milliseconds (5 s). */
  everyMs?: number;
  /** A collector has so long to take them, and as long again when the host stops (the exporter's own 10 s; 3 s). */
  patienceMs?: number;
}

/** As many spans wait for the collector; more are dropped, so that one that is away costs no more memory than these. */
const MOST_WAITING = 2_048;
const EVERY_MS = 5_000;
/** A stopping host has 15 seconds, of which its jobs may take ten. */
const FLUSH_MS = 3_000;

/** Begins to trace a database, and what is built on it. Nothing is registered for the whole process, and no module is patched. */
export function openTracing(database: Database, { address, share, service, tell, ...pauses }: TracingOptions): Tracing {
  const { everyMs = EVERY_MS, patienceMs } = pauses;
  const collector = new OTLPTraceExporter({ url: address, ...(patienceMs && { timeoutMillis: patienceMs }) });
  const exporter = new ToldExporter(collector, tell);
  const provider = new TracerProvider({
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': service }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: everyMs, maxQueueSize: MOST_WAITING })],
  });
  const tracer = provider.getTracer('countinghouse');
  const current = new AsyncLocalStorage<Context>();
  const ignored = database.observe(unitSpans(tracer, current));
  return {
    follow(app) {
      // Set first, so that it is run last: what jobs do while they are being stopped is told, too.
      app.addHook('onClose', async () => {
        ignored();
        await within(provider.shutdown(), patienceMs ?? FLUSH_MS);
      });
      traceRequests(app, tracer, current);
    },
    async traced({ name, facts, isOutside }, work) {
      const parent = current.getStore() ?? ROOT_CONTEXT;
      const span = tracer.startSpan(name, { kind: isOutside ? SpanKind.CLIENT : SpanKind.INTERNAL, attributes: facts ?? {} }, parent);
      const fail = () => void span.setStatus({ code: SpanStatusCode.ERROR });
      try {
        return await current.run(trace.setSpan(parent, span), () =>
          work((more, isFailed) => {
            span.setAttributes(more);
            if (isFailed) fail();
          }),
        );
      } catch (error) {
        fail();
        throw error;
      } finally {
        span.end();
      }
    },
    logFields: (): Record<string, string> => {
      const span = trace.getSpanContext(current.getStore() ?? ROOT_CONTEXT);
      return span ? { trace_id: span.traceId } : {};
    },
  };
}

/** Waits for work, but no longer; that it failed has been told. */
async function within(work: Promise<void>, patienceMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  await Promise.race([work.catch(() => undefined), patience]);
  clearTimeout(timer);
}
