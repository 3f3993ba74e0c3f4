import type { Model } from '#/model/language/model.ts';
import { ordersPath } from '#/model/language/reports.ts';
import { type Call, calls } from './calls.ts';

/** The calls that read although they are POSTs whose path does not end in `/list`. */
const reading: readonly Call[] = [calls.settings, calls.reportsTogether, calls.knownRecords, calls.editedRecords, calls.emailPreview];

/**
 * A fetch that lets through what only reads while something stands against writing; whatever it does not know to read is refused here,
 * as the host would refuse it, and never sent.
 * @param whyNot why nothing may be written, in the reader's language; undefined: everything goes through
 */
export function readingFetch(model: Model, whyNot: () => string | undefined): typeof fetch {
  const isReading = readerOf(model);
  return async (input, init) => {
    const why = whyNot();
    if (why === undefined || isReading(input, init)) return fetch(input, init);
    return Response.json({ status: 'error', message: why }, { status: 403 });
  };
}

/** Tells a call that is known to change nothing from any other. */
export function readerOf({ resources, reports }: Model): (...call: Parameters<typeof fetch>) => boolean {
  const verbs = Object.values(resources).flatMap((one) =>
    Object.values(one.verbs).filter(({ effect, method }) => effect === 'read' && method === 'POST'),
  );
  const paths = [
    ...reading.map(({ path }) => path),
    ...Object.values(reports).flatMap((report) => [report.endpoint, ordersPath(report)]),
    ...verbs.map(({ path }) => path),
  ];
  const known = new RegExp(`(?:${paths.map(patternOf).join('|')}|/list|/history|/comments|/comments/people)$`);
  return (input, { method = 'GET' } = {}) => {
    const url = input instanceof Request ? input.url : String(input);
    return method === 'GET' || (method === 'POST' && known.test(new URL(url, 'http://host').pathname));
  };
}

const patternOf = (path: string) => path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+');
