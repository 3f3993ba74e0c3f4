/** What the emails about security say. */
export default {
  events: {
    password_changed: { subject: 'Your password was changed', lead: 'The password of your account was changed on %{when}.' },
    email_changed: {
      subject: 'Your e-mail address was changed',
      lead: 'The e-mail address with which you sign in was changed on %{when}.',
    },
    two_factor_on: { subject: 'Two-factor sign-in is on', lead: 'Two-factor sign-in was turned on for your account on %{when}.' },
    two_factor_off: { subject: 'Two-factor sign-in is off', lead: 'Two-factor sign-in was turned off for your account on %{when}.' },
    two_factor_reset: {
      subject: 'Your two-factor sign-in was reset',
      lead: 'The two-factor sign-in of your account was taken away on %{when}.',
    },
    recovery_codes_made: { subject: 'You have new recovery codes', lead: 'New recovery codes were made for your account on %{when}.' },
    recovery_code_used: {
      subject: 'A recovery code was used',
      lead: 'Somebody signed in to your account with your password and a recovery code on %{when}.',
    },
    new_sign_in: {
      subject: 'A sign-in from a new place',
      lead: 'On %{when} somebody signed in to your account from an address or a device that it has not been used from in the last 90 days.',
    },
    full_access_given: {
      subject: 'You have full access',
      lead: 'Your account was given full access on %{when}: you may do everything in your business.',
    },
  },
  remarks: {
    password_changed: 'Everybody who was signed in with the old one elsewhere has been signed out.',
    email_changed: 'This e-mail goes to the former address and to the new one. From now on you sign in with the new one.',
    two_factor_on:
      'From now on you sign in with your password and a code of your authenticator app. Keep the recovery codes where you find them without your telephone.',
    two_factor_off: 'From now on your password alone opens your account.',
    two_factor_reset: "Your password alone opens your account until you set it up anew under 'Two-factor sign-in'.",
    recovery_codes_made: 'The ones before no longer open anything.',
  },
  not_you: {
    act_now:
      "If it was not you, change your password at once under 'Change password', end the sessions that you do not know under 'Sessions', and tell whoever manages your business's accounts.",
    ask_anew:
      "If it was not you, ask for a new password at once under 'Forgot your password?' and tell whoever manages your business's accounts.",
    tell: "If you did not expect this, tell whoever manages your business's accounts at once.",
  },
  preview: 'If it was not you, act now.',
  from: 'From the address',
  device: 'Device',
  unknown_device: 'unknown',
  by: 'Done by',
  left: 'One recovery code is left: make new ones. |||| %{smart_count} recovery codes are left.',
};
