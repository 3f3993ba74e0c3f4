import { type Call, calls, pathWith } from './calls.ts';
import type { DownloadedFile } from './downloadedFile.ts';
import { readEnvelope } from './envelope.ts';
import { unreachable } from './hostError.ts';
import type { HostMethods } from './hostMethods.ts';
import type { Download, RequestOptions, RequestSettings } from './request.ts';

type Status = 'pending' | 'processing' | 'completed' | 'failed' | 'cancelled';

/** An export of a whole business: under way, or a file that is kept for a day. */
export interface WholeExport {
  id: number;
  status: Status;
  progress: number;
  created_at: string;
  expires_at: string | null;
  name: string | null;
  bytes: number | null;
  rows: number | null;
  files: number | null;
  message: string | null;
}

/** A try to fill an empty business from an export. */
export interface WholeImport {
  id: number;
  status: Status;
  progress: number;
  created_at: string;
  business: string | null;
  rows: number | null;
  files: number | null;
  message: string | null;
}

/** Whether the business can start from an export, and what became of earlier tries. */
export interface ArrivalState {
  is_empty: boolean;
  max_bytes: number;
  runs: readonly WholeImport[];
}

/** A whole business as one file, both ways. Every method rejects with HttpError where the host refuses. */
export interface WholeBusiness {
  exports(options?: RequestOptions): Promise<readonly WholeExport[]>;
  /** @returns the export's id */
  startExport(): Promise<number>;
  cancelExport(id: number): Promise<void>;
  file(id: number): Promise<DownloadedFile>;
  state(options?: RequestOptions): Promise<ArrivalState>;
  /** Uploads a file piece by piece, and has the business filled from it. @param sent is told how much of it is there, from 0 to 1 */
  startImport(file: File, sent: (share: number) => void, signal: AbortSignal): Promise<number>;
  cancelImport(id: number): Promise<void>;
}

/** Small enough for a slow line to send in a minute. */
const PIECE_BYTES = 4 * 1024 * 1024;

/** Makes the calls from those that the data provider has. */
export function createWholeBusiness(call: HostMethods['call'], download: Download, settings: RequestSettings): WholeBusiness {
  const started = async (...asked: Parameters<HostMethods['call']>) => (await call<{ id: number }>(...asked)).data.id;
  return {
    exports: async (options) => (await call<readonly WholeExport[]>(calls.wholeExports, options)).data,
    startExport: () => started(calls.startWholeExport, { body: {} }),
    cancelExport: async (id) => void (await call(calls.cancelWholeExport, { id })),
    file: (id) => download(calls.wholeExportFile.method, pathWith(calls.wholeExportFile.path, { id })),
    state: async (options) => (await call<ArrivalState>(calls.wholeImport, options)).data,
    async startImport(file, sent, signal) {
      const { data } = await call<{ file: string }>(calls.beginWholeImport, { body: {}, signal });
      for (let offset = 0; offset < file.size; offset += PIECE_BYTES) {
        await sendPiece(settings, calls.wholeImportPiece, { file: data.file, offset }, file.slice(offset, offset + PIECE_BYTES), signal);
        sent(Math.min(1, (offset + PIECE_BYTES) / file.size));
      }
      return started(calls.startWholeImport, { body: { file: data.file }, signal });
    },
    cancelImport: async (id) => void (await call(calls.cancelWholeImport, { id })),
  };
}

/** Bytes as they are: no other call has a body that is no JSON. */
async function sendPiece(
  { apiUrl, getToken, fetch: fetcher = fetch }: RequestSettings,
  { method, path }: Call,
  params: Readonly<Record<string, string | number>>,
  body: Blob,
  signal: AbortSignal,
): Promise<void> {
  const headers = { authorization: `Bearer ${getToken()}`, 'content-type': 'application/octet-stream' };
  const response = await fetcher(apiUrl + pathWith(path, params), { method, headers, body, signal }).catch((cause: unknown) => {
    if (signal.aborted) throw cause;
    throw unreachable(cause);
  });
  await readEnvelope(response);
}
