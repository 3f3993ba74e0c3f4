/** Whom mail comes from. */
export interface Sender {
  name: string;
  address: string;
}

/** Reads `Name <name@example.com>` or a bare address; undefined for what is neither. */
export function readSender(text: string): Sender | undefined {
  const named = /^\s*"?([^"<>\r\n]*?)"?\s*<([^<>\s]+)>\s*$/.exec(text);
  const [name, address] = named ? [named[1] ?? '', named[2] ?? ''] : ['', text.trim()];
  return /^[^\s@<>"]+@[^\s@<>"]+$/.test(address) ? { name, address } : undefined;
}
