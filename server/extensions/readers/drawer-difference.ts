import cashDrawerSessions from '#/resources/money/cashDrawerSessions.ts';
import { readDrawers } from '#/server/domain/cash/drawers.ts';
import { defineReader } from '#/server/records/extensionPoints.ts';

export const reader = defineReader(cashDrawerSessions, 'difference', (context, ids) => readDrawers(context, ids, 'difference'));
