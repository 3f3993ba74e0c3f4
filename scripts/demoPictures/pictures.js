import { drinks } from './menu/drinks.js';
import { mains } from './menu/mains.js';
import { starters } from './menu/starters.js';
import { sweets } from './menu/sweets.js';

/** Every picture of the demo's dishes by its name. */
export const pictures = { ...starters, ...mains, ...sweets, ...drinks };
