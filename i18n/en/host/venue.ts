/** Tables and their floor plan. */
export default {
  table_changed: "Somebody else changed table '%{name}' meanwhile, so nothing was saved: choose their version or yours, and save again",
  no_new_tables: 'You may move tables but not add any: take the new ones away, or ask somebody who may add them',
} as const;
