import type { Answer, TestApp } from './app.ts';

/** A file of each type that one may upload; those of pictures have one point, or begin like one. */
export const fileSamples = {
  png: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
  gif: Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64'),
  jpeg: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(64)]),
  webp: Buffer.concat([Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1'), Buffer.alloc(16)]),
  avif: Buffer.concat([Buffer.from('\0\0\0\x20ftypavif', 'latin1'), Buffer.alloc(24)]),
  pdf: Buffer.from('%PDF-1.7\n%âãÏÓ\n', 'latin1'),
  csv: Buffer.from('Nom,Prix\r\nThé,3\r\n'),
  xlsx: Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), Buffer.alloc(26), Buffer.from('[Content_Types].xml')]),
};

/** Asks a host where a file of this name may be put. */
export function askUpload(host: TestApp, file_name: unknown, token?: string): Promise<Answer> {
  return host.call('POST', '/api/v1_0/get-presigned-url', { file_name }, token);
}

/** Puts the bytes of a file to the address that a host gave. */
export async function putFile(
  host: TestApp,
  url: string,
  payload: Buffer,
  type = 'application/octet-stream',
): Promise<{ status: number; body: Answer['body'] }> {
  const { statusCode, body } = await host.app.inject({ method: 'PUT', url, payload, headers: { 'content-type': type } });
  return { status: statusCode, body: JSON.parse(body) };
}
