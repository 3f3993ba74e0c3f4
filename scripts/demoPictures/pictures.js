import { drinks } from './drinks.js';
import { mains } from './mains.js';
import { starters } from './starters.js';
import { sweets } from './sweets.js';

/** Every picture of the demo's dishes by its name. */
export const pictures = { ...starters, ...mains, ...sweets, ...drinks };
