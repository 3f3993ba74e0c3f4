/** Files made of lists and reports. */
export default {
  export: 'Export',
  preparing: 'Preparing the file…',
  cancel: 'Cancel',
};
