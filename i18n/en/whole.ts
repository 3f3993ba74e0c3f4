/** A whole business as one file, and an empty one that starts from it. */
export default {
  lead: 'Everything of this business in one file that is yours, and an empty business that starts from such a file.',
  take: 'Take everything with you',
  take_lead:
    'One ZIP: a CSV for every list, your uploaded files, and a manifest that says what is in it. All of it is as it was at one moment; you and your tills can go on working.',
  left_out: 'Passwords, PINs, keys and other secrets stay here. The file holds everything else, personal data too: keep it safe.',
  export: 'Export everything',
  exports: 'Exports of everything',
  kept_until: 'kept until %{moment}',
  gone: 'the file was kept until %{moment}',
  download: 'Download',
  start: 'Start from an export',
  start_lead:
    'For a new, empty business: upload the ZIP of another one, from here or from another Countinghouse. It is checked first, then all of it is taken in, or nothing. People choose a password by “Forgot password” before they sign in, employees get new PINs, tills are paired again; webhooks and mailed reports start switched off.',
  not_empty: 'Nothing can be uploaded here, because this business already has records. Register a new business and start there.',
  choose: 'Choose an export (ZIP)',
  imports: 'Imports of everything',
  open: 'Open the dashboard',
  rows: '%{count} row |||| %{count} rows',
  files: '%{count} file |||| %{count} files',
  status: {
    pending: 'Waiting',
    processing: 'In progress',
    completed: 'Done',
    failed: 'Failed',
    cancelled: 'Cancelled',
  },
};
