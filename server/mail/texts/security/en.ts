import type { SecurityTexts } from '../securityTexts.ts';

const actNow =
  "If it was not you, change your password at once under 'Change password', end the sessions that you do not know under 'Sessions', and tell whoever manages your business's accounts.";
const askAnew = "If it was not you, ask for a new password at once under 'Forgot your password?' and tell whoever manages your business's accounts.";
const tell = "If you did not expect this, tell whoever manages your business's accounts at once.";

export const en: SecurityTexts = {
  events: {
    password_changed: {
      subject: 'Your password was changed',
      lead: (when) => `The password of your account was changed on ${when}.`,
      remark: 'Everybody who was signed in with the old one elsewhere has been signed out.',
      notYou: askAnew,
    },
    email_changed: {
      subject: 'Your e-mail address was changed',
      lead: (when) => `The e-mail address with which you sign in was changed on ${when}.`,
      remark: 'This letter goes to the former address and to the new one. From now on you sign in with the new one.',
      notYou: tell,
    },
    two_factor_on: {
      subject: 'Two-factor sign-in is on',
      lead: (when) => `Two-factor sign-in was turned on for your account on ${when}.`,
      remark:
        'From now on you sign in with your password and a code of your authenticator app. Keep the recovery codes where you find them without your telephone.',
      notYou: actNow,
    },
    two_factor_off: {
      subject: 'Two-factor sign-in is off',
      lead: (when) => `Two-factor sign-in was turned off for your account on ${when}.`,
      remark: 'From now on your password alone opens your account.',
      notYou: actNow,
    },
    two_factor_reset: {
      subject: 'Your two-factor sign-in was reset',
      lead: (when) => `The two-factor sign-in of your account was taken away on ${when}.`,
      remark: "Your password alone opens your account until you set it up anew under 'Two-factor sign-in'.",
      notYou: tell,
    },
    recovery_codes_made: {
      subject: 'You have new recovery codes',
      lead: (when) => `New recovery codes were made for your account on ${when}.`,
      remark: 'The ones before no longer open anything.',
      notYou: actNow,
    },
    recovery_code_used: {
      subject: 'A recovery code was used',
      lead: (when) => `Somebody signed in to your account with your password and a recovery code on ${when}.`,
      notYou: actNow,
    },
    new_sign_in: {
      subject: 'A sign-in from a new place',
      lead: (when) => `On ${when} somebody signed in to your account from an address or a device that it has not been used from in the last 90 days.`,
      notYou: actNow,
    },
    full_access_given: {
      subject: 'You have full access',
      lead: (when) => `Your account was given full access on ${when}: you may do everything in your business.`,
      notYou: tell,
    },
  },
  preview: 'If it was not you, act now.',
  from: 'From the address',
  device: 'Device',
  unknownDevice: 'unknown',
  by: 'Done by',
  left: (count) => (count === 1 ? 'One recovery code is left: make new ones.' : `${count} recovery codes are left.`),
};
