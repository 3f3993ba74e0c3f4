/** How to: alerts, files in and out, other programs. */
export default {
  alert: {
    title: 'Be told when something is out of line',
    one: 'Open {page:/alert-rules} and press {new:alert-rules}.',
    two: 'Choose what is watched and from which limit on.',
    three: 'Choose {field:alert-rules.people}: they get a notification and an e-mail, and see it only as far as their rights go.',
    four: 'What was raised stands in {page:/alerts}. Press {verb:alerts.see} once you know of it; what no longer holds is settled by itself.',
    note: 'The bell in the header and {page:/notifications} tell you of alerts and of work that has ended.',
  },
  bring_business: {
    title: 'Bring a business over from another system',
    one: 'Open {page:/bulk-operations/bring} and choose the system that you use today: it says what to export there.',
    two: 'Drop all files of it at once, as that system wrote them.',
    three: 'Press {say:bring.check_all}. Nothing is stored before you have seen what would happen.',
    four: 'Import them. Past sales count in reports alone: they touch no stock, card or drawer.',
    note: 'All of it can be taken back under {page:/bulk-operations}: {say:bulk.undo}.',
  },
  import_file: {
    title: 'Import a file',
    one: 'Open {page:/bulk-operations/import}, choose what you import and drop a CSV or Excel file. {say:bulk.template} gives you one to fill in.',
    two: 'Say which field each column becomes.',
    three: 'Press {say:bulk.check}: rows that would be rejected can be corrected where they stand.',
    four: 'Import. As you chose, only new records are added, or those that exist are updated too.',
    note: '{say:bulk.undo} in {page:/bulk-operations} takes an import back.',
  },
  whole_business: {
    title: 'Take everything with you',
    one: 'Open {page:/whole-business} and press {say:whole.export}.',
    two: 'You can go on working; the file holds everything as it was at one moment.',
    three: 'Press {say:whole.download} once it is made. Keep it safe: it holds personal data, but no passwords or keys.',
    four: 'A new, empty business starts from such a file: {say:whole.choose}, on the same page there.',
  },
  webhook: {
    title: 'Tell another program what happens here',
    one: 'Open {page:/webhooks}, press {new:webhooks} and enter the address of the program.',
    two: 'Choose {field:webhooks.events}.',
    three: 'Save, and keep the secret that is shown this once: the program checks deliveries with it.',
    four: 'Press {verb:webhooks.ping}. {page:/webhook-deliveries} says what was answered; press {verb:webhook-deliveries.again} where something was not taken.',
  },
  api_key: {
    title: 'Let a program work here',
    one: 'Open {page:/api-keys} and press {new:api-keys}: one key for each program.',
    two: 'Choose what it may do and in which establishments, and until when it is valid.',
    three: 'Save, and copy the key: it is shown this once.',
    four: 'Press {verb:api-keys.rotate-token} where it got into wrong hands. The present one stops working at once.',
  },
};
