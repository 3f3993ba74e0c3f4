import { exportsOfOthers } from './exportsOfOthers.ts';
import { menus } from './menus.ts';
import type { MessyFile } from './messyFile.ts';
import { people } from './people.ts';
import { stock } from './stock.ts';

/** Files as people have them: from seven countries, of other programs, in every encoding that spreadsheets write. */
export const messyFiles: readonly MessyFile[] = [...menus, ...people, ...stock, ...exportsOfOthers];
