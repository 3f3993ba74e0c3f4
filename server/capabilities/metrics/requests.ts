import type { FastifyInstance } from 'fastify';
import { Gauge, Histogram, type Registry } from 'prom-client';
import { routeOf } from '#/server/foundation/http/routeOf.ts';

/** Enough to tell a list from a report, and few: each is a series of every route. */
const BUCKETS_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Measures the requests of an app that is being built: it comes before every other hook, so that no refusal escapes it. */
export function requestMetrics(register: Registry): (app: FastifyInstance) => void {
  const durations = new Histogram({
    name: 'countinghouse_http_request_duration_seconds',
    help: 'Time until a request was answered, by the template of its route',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [register],
  });
  const running = new Gauge({
    name: 'countinghouse_http_requests_in_flight',
    help: 'Requests that are being answered',
    registers: [register],
  });
  running.set(0);
  return (app) => {
    app.addHook('onRequest', (request, { raw: response }, done) => {
      const begun = performance.now();
      running.inc();
      let isRunning = true;
      const end = (status: string) => {
        if (!isRunning) return;
        isRunning = false;
        running.dec();
        durations.observe({ ...routeOf(request), status }, (performance.now() - begun) / 1000);
      };
      response.once('finish', () => end(`${Math.floor(response.statusCode / 100)}xx`));
      // Whoever leaves before the answer has no response that could finish.
      response.once('close', () => end('left'));
      done();
    });
  };
}
