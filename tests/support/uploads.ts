import type { Answer, TestApp } from './app.ts';

/** A file of each type that one may upload; those of pictures have one point, the GIF two frames of two. */
export const fileSamples = {
  png: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
  gif: Buffer.from(
    'R0lGODlhAgABAIAAAP8AAAAA/yH/C05FVFNDQVBFMi4wAwEAAAAh+QQACgAAACwAAAAAAgABAAACAkQKACH5BAAKAAAALAAAAAACAAEAAAICDAoAOw==',
    'base64',
  ),
  jpeg: Buffer.from(
    [
      '/9j/4AAQSkZJRgABAgAAAQABAAD/wAARCAABAAEDAREAAhEBAxEB/9sAQwAQCwwODAoQDg0OEhEQExgoGhgWFhgxIyUdKDozPTw5Mzg3QEhcTkBEV0U3OFBt',
      'UVdfYmdoZz5NcXlwZHhcZWdj/9sAQwEREhIYFRgvGhovY0I4QmNjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2Nj/8QA',
      'HwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkK',
      'FhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXG',
      'x8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAEC',
      'AxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOE',
      'hYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwBteWeyf//Z',
    ].join(''),
    'base64',
  ),
  webp: Buffer.from('UklGRjgAAABXRUJQVlA4ICwAAACwAQCdASoBAAEAAsBMJaACdLoAAAAAAOyPwrFP8W0joUyH/xDnEFtR1iAAAA==', 'base64'),
  avif: Buffer.from(
    [
      'AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUEAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBp',
      'dG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAABcAAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABL',
      'aXBjbwAAABRpc3BlAAAAAAAAAAEAAAABAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgSAAAAAAABNjb2xybmNseAACAAIAAoAAAAAXaXBtYQAAAAAAAAABAAEE',
      'AQKDBAAAAB9tZGF0EgAKBDgABgkyDRgAAABAAJ41iLkBHrA=',
    ].join(''),
    'base64',
  ),
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
