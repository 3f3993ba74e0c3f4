import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createDataProvider, type HostDataProvider } from '#/dataProvider/index.ts';
import { callOf, type RecordingHost, startRecordingHost } from './recordingHost.ts';
import { model } from './testModel.ts';

/** A host and a data provider for it, for the tests of one file. */
export function runHost() {
  const running = {} as { host: RecordingHost; provider: HostDataProvider; establishmentId: number | null; arrived: () => object[] };
  beforeAll(async () => {
    running.host = await startRecordingHost();
    running.provider = createDataProvider({
      apiUrl: running.host.url,
      getToken: () => 'a.b.c',
      getEstablishmentId: () => running.establishmentId,
      model,
    });
    running.arrived = () => running.host.calls.map(callOf);
  });
  beforeEach(() => {
    running.host.calls.length = 0;
    running.establishmentId = 3;
    running.host.answer = () => ({ data: { id: 1 } });
  });
  afterAll(() => running.host.close());
  return running;
}

/** The error that a promise is rejected with. */
export async function failureOf(promise: Promise<unknown>) {
  return promise.then(
    () => {
      throw new Error('Expected a failure');
    },
    (error: Error & { status?: number; body?: Record<string, unknown> }) => error,
  );
}
