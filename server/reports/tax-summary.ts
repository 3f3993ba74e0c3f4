import { partsByName } from './namedParts.ts';

export const { figures, behind } = partsByName('tax');
