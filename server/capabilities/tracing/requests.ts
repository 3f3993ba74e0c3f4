import type { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { routeOf } from '#/server/foundation/http/routeOf.ts';

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Traces the requests of an app that is being built: it comes before every other hook, so that no refusal escapes it. */
export function traceRequests(app: FastifyInstance, tracer: Tracer, current: AsyncLocalStorage<Context>): void {
  const contexts = new WeakMap<FastifyRequest, Context>();
  app.addHook('onRequest', (request, { raw: response }, done) => {
    const { method, route } = routeOf(request);
    const attributes = { 'http.request.method': method, 'http.route': route, 'countinghouse.request_id': request.id };
    const parent = continued(request);
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
    response.once('finish', () => {
      span.setAttribute('http.response.status_code', response.statusCode);
      if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    // Whoever leaves before the answer has no response that could finish.
    response.once('close', () => {
      if (!span.isRecording()) return;
      span.setAttribute('countinghouse.left', true);
      span.end();
    });
    const context = trace.setSpan(parent, span);
    contexts.set(request, context);
    current.run(context, done);
  });
  // A body is read in a context of its socket's: what follows is the request's again.
  app.addHook('preValidation', (request, _reply, done) => {
    current.run(contexts.get(request) ?? ROOT_CONTEXT, done);
  });
}

/**
 * The trace that a request goes on with: one that a proxy named in `TRUST_PROXY` says. Of anybody else an id would be a text of the
 * caller's, and whether it is told their choice.
 */
function continued({ ips, headers }: FastifyRequest): Context {
  // A second address is known only of a request that such a proxy passed on.
  const [, traceId, spanId, flags] = (ips && ips.length > 1 && TRACEPARENT.exec(String(headers.traceparent))) || [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  const parent: SpanContext = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
}
