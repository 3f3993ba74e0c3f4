/** The parts of a ZIP by their names. */
export interface OpenZip {
  names: readonly string[];
  /** A part that no export has: it stands there twice, is locked, or is packed otherwise. */
  odd: string | undefined;
  /** What the file says of the part, unpacked; in bytes. */
  sizeOf(name: string): number;
  /** @throws where it cannot be unpacked, or is not as long as the file says */
  read(name: string): AsyncIterable<Uint8Array>;
  close(): void;
}

/** @throws where the file is no ZIP */
export function openZip(path: string): Promise<OpenZip>;
