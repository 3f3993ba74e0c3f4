/** What webhooks are told of. */
export default {
  everything: 'Everything, also what is added here later',
  created: 'Created',
  updated: 'Changed',
  deleted: 'Deleted',
};
