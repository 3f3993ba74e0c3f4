import { defineSettings, field } from '#model/language';

export default defineSettings({
  version: 1,
  name: 'email_look',
  label: 'E-mails',
  help: 'How the e-mails look that leave in the name of this establishment: receipts, purchase orders, mailed reports, alerts. Those about accounts and passwords always look the same, so that nobody can imitate them',
  icon: 'MarkEmailRead',
  permission: 'EmailSettings',
  fields: {
    sender_name: field.text({
      max: 60,
      pattern: '[^@<>"\\\\]+',
      patternMessage: 'A name, not an address: without @, <, > and quotation marks',
      help: 'Whom the e-mails are from. The address that they leave from stays the one of this system. Empty: the name of this system',
    }),
    reply_to: field.email({
      label: 'Answers go to',
      help: 'Answers to every one of these e-mails, purchase orders too. Empty: answers to purchase orders go to whoever sent them, others to nobody',
    }),
    logo: field.image({ printed: true, help: "Stands at the head, on white. Empty: the establishment's own logo" }),
    color: field.color({
      label: 'Accent colour',
      help: 'Behind the name at the head. The letters on it are black or white, whichever can be read better; links have it where it can be read on white',
    }),
    footer: field.textarea({ max: 600, help: 'At the foot of every e-mail: address, opening hours, what the law asks for' }),
  },
  sections: [
    { label: 'Sender', fields: ['sender_name', 'reply_to'] },
    { label: 'Look', fields: ['logo', 'color', 'footer'] },
  ],
  preview: 'emailLook',
  menu: { order: 12 },
});
