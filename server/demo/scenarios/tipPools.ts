import { resourceOf } from '#/model/language/model.ts';
import { addDays } from '#/model/reports/periods.ts';
import { defaultsOf } from '#/server/access/account/addUser.ts';
import type { Scenario } from '../scenarios.ts';
import { storeRecords } from '../storeRecords.ts';

const DAYS = 10;
const TO_BE_APPROVED = 2;

/** The tips of the last days, shared by hours worked; but for yesterday's and those of the day before they are approved. */
export const scenario: Scenario = async (world, owner) => {
  if (owner.establishment?.behaviour !== 'restaurant') return;
  const { model, now } = world;
  const resource = resourceOf(model, 'tip-pools');
  const approved = { status: 'approved', approved_at: now, approved_by: owner.caller.name };
  const records = Array.from({ length: DAYS }, (_, at) => {
    const ago = DAYS - at;
    return {
      record: { ...defaultsOf(resource), date: addDays(now.slice(0, 10), -ago), method: 'hours' },
      laidOver: ago > TO_BE_APPROVED ? approved : {},
    };
  });
  await storeRecords(world, owner, resource, records);
};
