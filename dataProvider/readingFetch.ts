import type { Model } from '#/model/language/model.ts';
import { ordersPath } from '#/model/language/reports.ts';
import { type Call, calls } from './calls.ts';

/** The calls that read although they are POSTs whose path does not end in `/list`. */
const reading: readonly Call[] = [calls.settings];

/**
 * A fetch that lets through what only reads while something stands against writing; whatever it does not know to read is refused here,
 * as the host would refuse it, and never sent.
 * @param whyNot why nothing may be written, in the reader's language; undefined: everything goes through
 */
export function readingFetch(model: Model, whyNot: () => string | undefined): typeof fetch {
  const isReading = readerOf(model);
  return async (input, init) => {
    const why = whyNot();
    const url = input instanceof Request ? input.url : String(input);
    if (why === undefined || isReading(init?.method ?? 'GET', new URL(url, 'http://host').pathname)) return fetch(input, init);
    return Response.json({ status: 'error', message: why }, { status: 403 });
  };
}

function readerOf({ resources, reports }: Model): (method: string, path: string) => boolean {
  const verbs = Object.values(resources).flatMap((one) =>
    Object.values(one.verbs).filter(({ effect, method }) => effect === 'read' && method === 'POST'),
  );
  const paths = [
    ...reading.map(({ path }) => path),
    ...Object.values(reports).flatMap((report) => [report.endpoint, ordersPath(report)]),
    ...verbs.map(({ path }) => path),
  ];
  const known = new RegExp(`(?:${paths.map(patternOf).join('|')}|/list|/history|/comments|/comments/people)$`);
  return (method, path) => method === 'GET' || (method === 'POST' && known.test(path));
}

const patternOf = (path: string) => path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+');
