import { unzipSync } from 'fflate';
import type { Answer, TestApp } from './app.ts';
import { jobEnded } from './jobEnded.ts';
import { askUpload, putFile } from './uploads.ts';

/** An operation as the host answers it. */
// biome-ignore lint/suspicious/noExplicitAny: the parsing edge of the tests of bulk operations
export type Operation = Record<string, any>;

/** What became of the rows of an operation. */
export const counts = ({ created, updated, unchanged, failed, deleted }: Operation) => ({ created, updated, unchanged, failed, deleted });

/** Uploads a file as the dashboard does, and answers its address. */
export async function uploaded(host: TestApp, name: string, bytes: string | Buffer, token: string): Promise<string> {
  const { body } = await askUpload(host, name, token);
  const { status, body: answer } = await putFile(host, body.data.url, Buffer.from(bytes));
  if (status !== 200) throw new Error(`The upload was refused with ${status}: ${JSON.stringify(answer)}`);
  return body.data.public_url;
}

/** Starts an operation and waits until it has ended. @throws where it is refused */
export async function ended(host: TestApp, path: string, body: object | undefined, token: string): Promise<Operation> {
  const asked = await host.call('POST', `/api/bulk-operation/${path}`, body, token);
  if (asked.status !== 200) throw new Error(`${path} was refused with ${asked.status}: ${JSON.stringify(asked.body)}`);
  return endOf(host, asked.body.data.id, token);
}

/** Waits until an operation has ended. */
export async function endOf(host: TestApp, id: number, token: string): Promise<Operation> {
  const { rows } = await host.database.direct('select job_id from public.bulk_operations where id = $1', [id]);
  await jobEnded(host.database, rows[0]?.job_id);
  for (;;) {
    const { body } = await host.call('GET', `/api/bulk-operation/${id}`, undefined, token);
    if (!['pending', 'processing'].includes(body.data.status)) return body.data;
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}

/** Uploads a file and imports it. */
export async function imported(host: TestApp, csv: string | Buffer, body: object, token: string, name = 'file.csv'): Promise<Operation> {
  return ended(host, 'import', { file_url: await uploaded(host, name, csv, token), ...body }, token);
}

/** What the host answers where an import is refused before it begins. */
export async function refusedImport(host: TestApp, csv: string | Buffer, body: object, token: string, name = 'file.csv'): Promise<Answer> {
  return host.call('POST', '/api/bulk-operation/import', { file_url: await uploaded(host, name, csv, token), ...body }, token);
}

/** The files in the ZIP of an export, and what the answer says about itself. */
export async function exportedFiles(host: TestApp, id: number, token: string) {
  const answer = await host.app.inject({
    method: 'GET',
    url: `/api/bulk-operation/download/${id}`,
    headers: { authorization: `Bearer ${token}` },
  });
  return { headers: answer.headers, files: unzipSync(answer.rawPayload) };
}
