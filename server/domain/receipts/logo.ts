import type { ReceiptBlock } from '#/resources/reference/receiptBlocks.ts';
import type { StoredFile, StoredFiles } from '#/server/foundation/files/storedFiles.ts';

/** The picture at a receipt's head, where it has one that is still there. */
export async function readLogo(stored: StoredFiles, blocks: readonly ReceiptBlock[]): Promise<StoredFile | undefined> {
  const logo = blocks.find((block) => block.kind === 'logo');
  return logo && stored.read(logo.address);
}
