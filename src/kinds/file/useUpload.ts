import { useDataProvider, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { failureOf } from '#/dataProvider/hostError.ts';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import { isAccepted, typesInWords } from '#/model/values/mediaTypes.ts';
import { type Problem, problem } from '#model/language';
import { useSentence } from '../useSentence.ts';

/** What a field takes; the host validates the bytes again. */
export interface Accepted {
  /** Types and endings: `image/*`, `.csv`. */
  accept: readonly string[];
  maxBytes: number;
  /** What else is wrong with a file, found by looking into it. */
  validate?: ((file: File) => Promise<Problem | undefined>) | undefined;
}

/** Where a field's upload is. Source: specification §4. */
export interface Upload {
  status: 'idle' | 'uploading' | 'stored' | 'failed' | 'cleared';
  /** The name of the file in hand. */
  name?: string;
  /** Why it failed, in words. */
  message?: string;
  /** Sends the same file once more, where what failed was on the way or at the host, not with the file. */
  again?: () => void;
}

/** Uploads one file at a time for one field; `onStored` gets its address, or null when it is cleared. */
export function useUpload({ accept, maxBytes, validate }: Accepted, onStored: (address: string | null) => void) {
  const dataProvider = useDataProvider<HostDataProvider>();
  const translate = useTranslate();
  const say = useSentence();
  const [upload, setUpload] = useState<Upload>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);
  // The network goes on after the form is gone unless it is told.
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File) => {
    running.current?.abort();
    const { name } = file;
    if (!isAccepted(name, accept))
      return setUpload({ status: 'failed', name, message: say(problem('wrong_file_type', { types: typesInWords(accept) })) });
    if (file.size > maxBytes)
      return setUpload({ status: 'failed', name, message: translate('files.too_large', { megabytes: maxBytes / MB }) });
    const controller = new AbortController();
    running.current = controller;
    setUpload({ status: 'uploading', name });
    try {
      const wrong = await validate?.(file);
      if (controller.signal.aborted) return;
      if (wrong) return setUpload({ status: 'failed', name, message: say(wrong) });
      const { url } = await dataProvider.upload(file, { signal: controller.signal });
      if (controller.signal.aborted) return;
      setUpload({ status: 'stored', name });
      onStored(url);
    } catch (error) {
      if (controller.signal.aborted) return;
      const { message, status } = failureOf(error);
      setUpload({
        status: 'failed',
        name,
        message: message || translate('files.failed'),
        ...(isPassing(status) && { again: () => void send(file) }),
      });
    }
  };

  const clear = () => {
    running.current?.abort();
    setUpload({ status: 'cleared' });
    onStored(null);
  };

  /** Ends what is under way and leaves the field as it was. */
  const cancel = () => {
    running.current?.abort();
    setUpload({ status: 'idle' });
  };

  return { upload, send, clear, cancel };
}

/** Not reached, out of order, or too busy: the same file may be taken next time. */
const isPassing = (status: number | undefined) => status === undefined || status === 0 || status === 429 || status >= 500;

const MB = 1024 * 1024;
