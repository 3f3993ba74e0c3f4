import { describe, expect, it } from 'vitest';
import type { Reply } from './recordingHost.ts';
import { failureOf, runHost } from './setUp.ts';

const run = runHost();
const input = { report: 'mix', format: 'csv', date_from: '2024-05-01' } as const;
const options = { firstPauseMs: 1 };

/** Answers the export's questions one after the other. */
function answerStatus(...replies: (Reply | { status: string; progress?: number })[]) {
  run.host.answer = ({ path }) => {
    if (path.endsWith('/generate')) return { data: { report_id: 'r1' } };
    if (path.includes('/download/')) return { body: 'a,b\n1,2', headers: { 'content-disposition': 'attachment; filename="mix.csv"' } };
    const next = replies.shift() ?? { status: 'pending' };
    return typeof next.status === 'string' ? { data: next } : (next as Reply);
  };
}

describe('exportJob', () => {
  it('generates, asks until it is made, and fetches the file', async () => {
    answerStatus({ status: 'pending' }, { status: 'processing', progress: 40 }, { status: 'completed', progress: 100 });
    const progress: number[] = [];
    const file = await run.provider.exportJob(input, { ...options, onProgress: (now) => progress.push(now) });
    expect([file.fileName, await file.blob.text(), progress]).toEqual(['mix.csv', 'a,b\n1,2', [40, 100]]);
    expect(run.arrived()).toEqual([
      { method: 'POST', path: '/api/report-export/generate', body: input },
      ...Array(3).fill({ method: 'GET', path: '/api/report-export/status/r1' }),
      { method: 'GET', path: '/api/report-export/download/r1' },
    ]);
  });

  it("saves a file without a name as 'downloaded_file'", async () => {
    run.host.answer = ({ path }) => (path.includes('/download/') ? { body: 'x' } : { data: { report_id: 1, status: 'completed' } });
    expect((await run.provider.exportJob(input, options)).fileName).toBe('downloaded_file');
  });

  it("fails with 'Request Failed' and asks no more", async () => {
    answerStatus({ status: 'processing' }, { status: 'failed' });
    expect((await failureOf(run.provider.exportJob(input, options))).message).toBe('Request Failed');
    expect(run.host.calls).toHaveLength(3);
  });

  it('outlives a host that is away for a moment, but not one that stays away', async () => {
    answerStatus({ status: 503, message: 'Stopping' }, { status: 502, body: '' }, { status: 'completed' });
    expect((await run.provider.exportJob(input, options)).fileName).toBe('mix.csv');
    answerStatus(
      { status: 503, message: 'Stopping' },
      { status: 503, message: 'Stopping' },
      { status: 503, message: 'Stopping' },
      { status: 'completed' },
    );
    expect((await failureOf(run.provider.exportJob(input, options))).message).toBe('Stopping');
  });

  it('gives a refusal of the host at once', async () => {
    answerStatus({ status: 403, message: 'You do not have permission to do this' }, { status: 'completed' });
    expect((await failureOf(run.provider.exportJob(input, options))).status).toBe(403);
  });

  it('waits longer each time', async () => {
    answerStatus({ status: 'pending' }, { status: 'pending' }, { status: 'pending' }, { status: 'completed' });
    const started = performance.now();
    await run.provider.exportJob(input, { firstPauseMs: 40 });
    expect(performance.now() - started).toBeGreaterThan(40 + 60 + 90 - 5);
  });

  it('stops between two questions when its reader leaves', async () => {
    answerStatus();
    const controller = new AbortController();
    const made = run.provider.exportJob(input, { firstPauseMs: 60_000, signal: controller.signal });
    setTimeout(() => controller.abort(), 100);
    await expect(made).rejects.toMatchObject({ name: 'AbortError' });
    await expect.poll(() => run.arrived().at(-1)).toEqual({ method: 'POST', path: '/api/report-export/cancel/r1' });
    expect(run.host.calls).toHaveLength(3);
  });
});

describe('upload', () => {
  const file = new File(['bytes'], 'logo.png', { type: 'image/png' });

  it('asks for an address, puts the bytes there without the bearer, and gives the public address', async () => {
    run.host.answer = ({ method }) =>
      method === 'POST' ? { data: { url: `${run.host.url}/put/abc?sig=1`, public_url: '/files/abc.png' } } : { body: 'ok' };
    expect(await run.provider.upload(file)).toEqual({ url: '/files/abc.png', name: 'logo.png' });
    expect(run.arrived()).toEqual([
      { method: 'POST', path: '/api/v1_0/get-presigned-url', body: { file_name: 'logo.png' } },
      { method: 'PUT', path: '/put/abc?sig=1', body: 'bytes' },
    ]);
    expect(run.host.calls[1]?.headers).not.toHaveProperty('authorization');
    expect(run.host.calls[1]?.headers['content-type']).toBe('image/png');
  });

  it('takes a path of the host for an address', async () => {
    run.host.answer = ({ method }) =>
      method === 'POST' ? { data: { url: '/api/files/abc', public_url: '/files/abc.png' } } : { body: 'ok' };
    await run.provider.upload(file);
    expect(run.host.calls[1]?.path).toBe('/api/files/abc');
  });

  it('shows the first sentence about a refused name, else the message', async () => {
    run.host.answer = () => ({
      status: 422,
      body: { status: 'error', message: 'Check the marked fields', errors: { file_name: ['Choose a picture'], other: ['No'] } },
    });
    expect((await failureOf(run.provider.upload(file))).message).toBe('Choose a picture');
    run.host.answer = () => ({ status: 403, message: 'You do not have permission to do this' });
    expect((await failureOf(run.provider.upload(file))).message).toBe('You do not have permission to do this');
  });

  it('shows what the host says of refused bytes', async () => {
    run.host.answer = ({ method }) =>
      method === 'POST'
        ? { data: { url: '/files/abc', public_url: '/files/abc' } }
        : { status: 422, body: { status: 'error', message: 'Check the marked fields', errors: { file: ['This picture is broken'] } } };
    expect((await failureOf(run.provider.upload(file))).message).toBe('This picture is broken');
    run.host.answer = ({ method }) => (method === 'POST' ? { data: { url: '/files/abc' } } : { status: 422, body: '<Error/>' });
    expect((await failureOf(run.provider.upload(file))).message).toBe('Something went wrong');
  });

  it.each([204, 201, 403, 500])('takes a PUT answered by %d for a failure', async (status) => {
    run.host.answer = ({ method }) => (method === 'POST' ? { data: { url: `${run.host.url}/put` } } : { status });
    expect((await failureOf(run.provider.upload(file))).message).toBe('Something went wrong');
  });
});
