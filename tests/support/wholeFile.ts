import { createHash } from 'node:crypto';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import Papa from 'papaparse';
import type { Manifest } from '#/server/capabilities/wholeBusiness/manifest.ts';
import type { Answer, TestApp } from './app.ts';
import { jobEnded } from './jobEnded.ts';

export type Row = Record<string, string>;

/** An export of a whole business, opened. */
export class WholeFile {
  readonly parts: Record<string, Uint8Array>;
  readonly manifest: Manifest;

  constructor(bytes: Uint8Array) {
    this.parts = unzipSync(bytes);
    this.manifest = JSON.parse(strFromU8(this.parts['manifest.json'] as Uint8Array));
  }

  rows(table: string): Row[] {
    const text = strFromU8(this.parts[`tables/${table}.csv`] as Uint8Array);
    return Papa.parse<Row>(text, { header: true, skipEmptyLines: true }).data;
  }

  /** The same with other rows in a table; the manifest says what they come to. */
  with(table: string, change: (rows: Row[]) => Row[]): Record<string, Uint8Array> {
    const rows = change(this.rows(table));
    const columns = this.manifest.tables.find((one) => one.table === table)?.columns ?? [];
    const text = Papa.unparse([columns, ...rows.map((row) => columns.map((name) => row[name] ?? ''))], { newline: '\r\n' });
    return this.withPart(`tables/${table}.csv`, strToU8(`${text}\r\n`), rows.length);
  }

  /** The same with other bytes in a part. */
  withPart(file: string, bytes: Uint8Array, rows?: number): Record<string, Uint8Array> {
    const weighed = { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
    const of = <T extends { file: string }>(one: T) =>
      one.file === file ? { ...one, ...weighed, ...(rows !== undefined && { rows }) } : one;
    const manifest = { ...this.manifest, tables: this.manifest.tables.map(of), files: this.manifest.files.map(of) };
    return { ...this.parts, [file]: bytes, 'manifest.json': strToU8(JSON.stringify(manifest)) };
  }
}

/** Packs parts as they are. */
export const packed = (parts: Record<string, Uint8Array>): Buffer => Buffer.from(zipSync(parts));

/** Asks for everything of a business, and waits for the file. @throws where it is not made */
export async function exportWhole(host: TestApp, token: string, body: object = {}): Promise<WholeFile> {
  const asked = await host.call('POST', '/api/business-export', body, token);
  if (asked.status !== 200) throw new Error(JSON.stringify(asked.body));
  await jobEnded(host.database, asked.body.data.id);
  const [made] = (await host.call('GET', '/api/business-export', undefined, token)).body.data;
  if (made.id !== asked.body.data.id || made.status !== 'completed') throw new Error(JSON.stringify(made));
  const url = `/api/business-export/${made.id}/download`;
  const { rawPayload } = await host.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });
  if (rawPayload.length !== made.bytes) throw new Error(`${rawPayload.length} bytes instead of ${made.bytes}`);
  return new WholeFile(rawPayload);
}

/** Uploads a file in pieces; answers what it is called there. */
export async function uploadWhole(host: TestApp, token: string, bytes: Buffer, piece = 64 * 1024): Promise<string> {
  const { body } = await host.call('POST', '/api/business-import/file', {}, token);
  const { file } = body.data;
  for (let offset = 0; offset < bytes.length; offset += piece) {
    const { statusCode, body: answer } = await host.app.inject({
      method: 'PUT',
      url: `/api/business-import/file/${file}?offset=${offset}`,
      payload: bytes.subarray(offset, offset + piece),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    });
    if (statusCode !== 200) throw new Error(answer);
  }
  return file;
}

/** Starts from a file, and waits until that has ended. */
export async function importWhole(host: TestApp, token: string, bytes: Buffer): Promise<Answer['body']> {
  const file = await uploadWhole(host, token, bytes);
  const asked = await host.call('POST', '/api/business-import', { file }, token);
  if (asked.status !== 200) throw new Error(JSON.stringify(asked.body));
  await jobEnded(host.database, asked.body.data.id);
  return (await host.call('GET', '/api/business-import', undefined, token)).body.data.runs[0];
}

/** Registers an empty business; answers its owner's token and its number. */
export async function emptyBusiness(host: TestApp, email: string): Promise<{ token: string; clientId: number }> {
  const body = { email, password: 'a fine password', firstName: 'New', lastName: 'Owner' };
  const { status, body: answer } = await host.call('POST', '/api/auth/register', body);
  if (status !== 201) throw new Error(JSON.stringify(answer));
  const { rows } = await host.database.direct('select client_id from public.accounts where email = $1', [email]);
  return { token: answer.accessToken, clientId: Number(rows[0]?.client_id) };
}
