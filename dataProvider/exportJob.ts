import { calls, pathWith } from './calls.ts';
import type { DownloadedFile } from './downloadedFile.ts';
import { failureOf, hostError } from './hostError.ts';
import type { Download, Request } from './request.ts';

/** What to export: a report or a resource, with the filters that its screen has. */
export type ExportInput = ({ report: string } | { resource: string }) & { format: 'csv' | 'xlsx' | 'pdf' } & Readonly<
    Record<string, unknown>
  >;

export interface ExportOptions {
  signal?: AbortSignal;
  /** Per cent done, 0–100. */
  onProgress?: (progress: number) => void;
  /** The first pause between two questions; each is half as long again as the one before, up to five seconds. */
  firstPauseMs?: number;
}

interface ExportStatus {
  status: 'pending' | 'processing' | 'completed' | 'failed';
  progress?: number;
}

const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 5000;
/** Lost questions in a row after which the export is given up: it goes on at the host while a phone is in a tunnel. */
const LOST_QUESTIONS = 3;

/** Asks for an export, waits until it is made and fetches it. @throws {HttpError} 'Request Failed' where the host could not make it. */
export async function exportJob(
  request: Request,
  download: Download,
  input: ExportInput,
  options: ExportOptions = {},
): Promise<DownloadedFile> {
  const { signal } = options;
  const { data } = await request<{ report_id: string | number }>(calls.generateExport.method, calls.generateExport.path, input, { signal });
  const id = data.report_id;
  // Whoever no longer waits frees the host of the work; where it cannot be told, the file is made and later removed.
  const cancel = () => void request(calls.cancelExport.method, pathWith(calls.cancelExport.path, { id })).catch(() => undefined);
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    await waitFor(request, id, options);
    return await download(calls.downloadExport.method, pathWith(calls.downloadExport.path, { id }), undefined, { signal });
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}

async function waitFor(
  request: Request,
  id: string | number,
  { signal, onProgress, firstPauseMs = FIRST_PAUSE_MS }: ExportOptions,
): Promise<void> {
  let lost = 0;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 1.5, LONGEST_PAUSE_MS)) {
    try {
      const { status, progress } = (
        await request<ExportStatus>(calls.exportStatus.method, pathWith(calls.exportStatus.path, { id }), undefined, { signal })
      ).data;
      lost = 0;
      if (progress !== undefined) onProgress?.(progress);
      if (status === 'completed') return;
      if (status !== 'pending' && status !== 'processing') throw hostError('Request Failed', 422, { code: 'export_failed' });
    } catch (error) {
      lost += 1;
      if (!isPassing(error) || lost >= LOST_QUESTIONS) throw error;
    }
    await pause(pauseMs, signal);
  }
}

/** Whether the host may well answer the next time: it was not reached, or is starting. */
function isPassing(error: unknown): boolean {
  const { status } = failureOf(error);
  return status === 0 || status === 502 || status === 503 || status === 504;
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, ms);
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}
