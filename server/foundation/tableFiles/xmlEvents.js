import { Parser } from 'saxen';
import { FileRefused, unreadable } from './fileRefused.js';

/** Deeper than any part of a workbook goes. */
const MAX_DEPTH = 64;

/**
 * Reads XML piece by piece and tells what comes, in the names without their prefixes. Documents of a workbook declare no types, so one
 * that does is refused with its entities; so is a tag or a text that never ends.
 */
export class XmlEvents {
  #parser = new Parser();
  #most;
  #silent = 0;
  #depth = 0;

  /**
   * @param {{ open(name: string, attributes: () => Record<string, string>): void, close?(name: string): void, text?(text: string): void }}
   * handlers
   * @param {number} most characters of one text or tag
   */
  constructor(handlers, most) {
    this.#most = most;
    this.#parser.on('error', () => {
      throw unreadable();
    });
    this.#parser.on('attention', () => {
      throw unreadable();
    });
    this.#parser.on('openTag', (name, attributes) => {
      this.#silent = 0;
      this.#depth += 1;
      if (this.#depth > MAX_DEPTH) throw unreadable();
      handlers.open(plainName(name), () => plainAttributes(attributes()));
    });
    this.#parser.on('closeTag', (name) => {
      this.#silent = 0;
      this.#depth -= 1;
      handlers.close?.(plainName(name));
    });
    this.#parser.on('text', (text) => handlers.text?.(decoded(text)));
    this.#parser.on('cdata', (text) => handlers.text?.(text));
  }

  write(text) {
    this.#silent += text.length;
    this.#parser.write(text);
    if (this.#silent > this.#most) throw new FileRefused('cellCharacters');
  }

  end() {
    this.#parser.end();
  }
}

function plainName(name) {
  const prefix = name.indexOf(':');
  return prefix < 0 ? name : name.slice(prefix + 1);
}

function plainAttributes(attributes) {
  const plain = {};
  for (const name in attributes) plain[plainName(name)] = decoded(attributes[name]);
  return plain;
}

const NAMED = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The parser's own decoder cuts signs beyond the first 65,536 in two. */
function decoded(text) {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (written, decimal, hex, name) => {
    if (name) return NAMED[name.toLowerCase()];
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : written;
  });
}
