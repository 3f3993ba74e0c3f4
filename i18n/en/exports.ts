/** Files made of lists and reports. */
export default {
  export: 'Export',
  preparing: 'Preparing the file…',
  cancel: 'Cancel',
  format: 'Format',
  formats: { csv: 'CSV', xlsx: 'Excel (XLSX)', pdf: 'PDF' },
  one_below_other: 'Every table of this page, one below the other: the first column says which',
  every_table: 'Every table of this page',
  meant: {
    csv: 'Plain values, for other programs and imports',
    xlsx: 'Amounts and dates to calculate with',
    pdf: 'To read, print or send',
  },
};
