import type { MailTexts } from './mailTexts.ts';

export const en: MailTexts = {
  foot: (business) => `Sent by Countinghouse, the back office of ${business}. Nobody reads answers to this address.`,
  footWithAnswers: (business, address) => `Sent by Countinghouse, the back office of ${business}. Answers go to ${address}.`,
  greeting: (name) => `Hello ${name},`,
  resetCode: {
    subject: 'Your code for a new password',
    preview: (minutes) => `Good for ${minutes} minutes and one use.`,
    lead: (business) => `Somebody asked for a new password for your account at ${business}. Type this code where you were asked for it:`,
    code: 'Your code',
    validity: (minutes) => `The code is good for ${minutes} minutes and one use. A later one takes its place.`,
    notYou: 'If it was not you, there is nothing to do: without the code your password stays as it is. Never tell the code to anybody; we do not ask for it.',
  },
  invitation: {
    subject: (business) => `Your account at ${business}`,
    preview: (hours) => `Choose your password within ${hours} hours.`,
    lead: (business) =>
      `An account was made for you at ${business}, under this e-mail address. Open the dashboard, choose 'Forgot your password?', then 'I have a code', and type this one to choose your password:`,
    validity: (hours) => `The code is good for ${hours} hours and one use. After that, ask for a new one under 'Forgot your password?'.`,
    notYou: 'If you do not know this business, there is nothing to do: without the code nobody can sign in. Never tell it to anybody.',
  },
  addressAwaited: {
    subject: (business) => `${business} wants to add you`,
    preview: 'Your e-mail address already signs in elsewhere.',
    lead: (business) =>
      `${business} wants to give you an account under this e-mail address. The address already signs in to another account here, and one address belongs to one account: so nothing has changed for you, and ${business} was not told of your account.`,
    way: (business) => `If you work for ${business} too, give them another e-mail address of yours.`,
    notYou: 'If you do not know this business, there is nothing to do: it can neither see nor change your account.',
  },
  receipt: {
    subject: (business) => `Your receipt from ${business}`,
    preview: (orderNumber, total) => `Order ${orderNumber}: ${total}`,
    notYou:
      'This receipt was sent because somebody gave this address for it. If the order is not yours, there is nothing to do: you will get no other mail for it.',
  },
  report: {
    lead: (report, file) => `${report}: the figures in short. The whole of it is in the file ${file}.`,
    why: 'You get this report because this address stands among its recipients. To stop it, ask whoever looks after the mailed reports of this business.',
  },
  purchaseOrder: {
    subject: (name, business) => `${name} from ${business}`,
    ordered: (file) => `Please find our order in the attached file ${file}.`,
    returned: (file) => `We are sending goods back to you; the attached file ${file} says which.`,
    why: (business) => `You get this letter because ${business} has this address for its orders to you.`,
  },
};
