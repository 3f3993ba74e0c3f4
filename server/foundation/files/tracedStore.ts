import type { Traced } from '#/server/foundation/traced.ts';

/** A call to the file store, told to whoever traces: its method and how it was answered, not which file. */
export function throughStore(traced: Traced, method: string, call: () => Promise<Response>): Promise<Response> {
  return traced({ name: 'call to the file store', isOutside: true, facts: { 'http.request.method': method } }, async (note) => {
    const answer = await call();
    note({ 'http.response.status_code': answer.status });
    return answer;
  });
}
