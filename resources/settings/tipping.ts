import { defineSettings, field } from '#model/language';

export default defineSettings({
  version: 1,
  name: 'tipping',
  label: 'Tipping',
  icon: 'VolunteerActivism',
  permission: 'Tip',
  fields: {
    enabled: field.boolean({ label: 'Ask for a tip', default: true }),
    basis: field.enum(['before_tax', 'after_tax'], { label: 'Reckoned on the amount', required: true, default: 'before_tax' }),
    first: field.percent({ label: 'First suggestion', min: 0, max: 100, required: true, default: 15 }),
    second: field.percent({ label: 'Second suggestion', min: 0, max: 100, required: true, default: 18 }),
    third: field.percent({ label: 'Third suggestion', min: 0, max: 100, required: true, default: 20 }),
    allow_custom: field.boolean({ label: 'Any other amount', default: true }),
    pooling: field.enum(
      {
        none: 'Whoever served keeps it',
        equal: 'Shared equally',
        hours: 'Shared by hours worked',
        points: 'Shared by points of the role',
        hours_points: 'Shared by hours worked × points of the role',
      },
      { required: true, default: 'none' },
    ),
  },
  rules: {
    check: [
      {
        that: { all: [{ first: { lte: { field: 'second' } } }, { second: { lte: { field: 'third' } } }] },
        at: 'third',
        message: 'The suggestions rise from first to third',
      },
    ],
  },
  preview: 'tipping',
  menu: { order: 60 },
});
