import type { AsyncLocalStorage } from 'node:async_hooks';
import type { Context, Tracer } from '@opentelemetry/api';
import type { UnitObserver } from '#/server/foundation/database/unitObserver.ts';

/**
 * Traces units of work within requests and jobs. What the program asks by itself (its queue, twice a second, and what waits there) belongs
 * to none, and would be most of what a collector is sent.
 */
export function unitSpans(tracer: Tracer, current: AsyncLocalStorage<Context>): UnitObserver {
  return {
    began(kind, isReadonly) {
      const parent = current.getStore();
      if (!parent) return undefined;
      const attributes = { 'db.system.name': 'postgresql', 'countinghouse.unit.kind': kind, 'countinghouse.unit.readonly': isReadonly };
      const span = tracer.startSpan(`unit of work ${kind}`, { attributes }, parent);
      return {
        waited: (seconds) => void span.setAttribute('countinghouse.unit.wait_ms', seconds * 1000),
        readFrom: (source) => void span.setAttribute('countinghouse.unit.source', source),
        ended(_seconds, isDone) {
          span.setAttribute('countinghouse.unit.outcome', isDone ? 'done' : 'undone');
          span.end();
        },
      };
    },
  };
}
