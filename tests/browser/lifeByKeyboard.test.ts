import { liveByKeyboard } from '../support/life.ts';

// Tabs and money; rows with references of two kinds; dates, times and what follows from them; a matrix; a field that its maker may not write; what belongs to another's business.
liveByKeyboard(['products', 'purchase-orders', 'time-entries', 'roles', 'users', 'stations']);
