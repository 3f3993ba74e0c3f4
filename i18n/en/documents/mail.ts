/** What emails say. */
export default {
  foot: 'Sent by Countinghouse, the back office of %{business}. Nobody reads answers to this address.',
  foot_with_answers: 'Sent by Countinghouse, the back office of %{business}. Answers go to %{address}.',
  test_subject: 'Test: %{subject}',
  greeting: 'Hello %{name},',
  reset_code: {
    subject: 'Your code for a new password',
    preview: 'Good for %{minutes} minutes and one use.',
    lead: 'Somebody asked for a new password for your account at %{business}. Type this code where you were asked for it:',
    code: 'Your code',
    validity: 'The code is good for %{minutes} minutes and one use. A later one takes its place.',
    not_you:
      'If it was not you, there is nothing to do: without the code your password stays as it is. Never tell the code to anybody; we do not ask for it.',
  },
  invitation: {
    subject: 'Your account at %{business}',
    preview: 'Choose your password within %{hours} hours.',
    lead: "An account was made for you at %{business}, under this e-mail address. Open the dashboard, choose 'Forgot your password?', then 'I have a code', and type this one to choose your password:",
    validity: "The code is good for %{hours} hours and one use. After that, ask for a new one under 'Forgot your password?'.",
    not_you: 'If you do not know this business, there is nothing to do: without the code nobody can sign in. Never tell it to anybody.',
  },
  address_awaited: {
    subject: '%{business} wants to add you',
    preview: 'Your e-mail address already signs in elsewhere.',
    lead: '%{business} wants to give you an account under this e-mail address. The address already signs in to another account here, and one address belongs to one account: so nothing has changed for you, and %{business} was not told of your account.',
    way: 'If you work for %{business} too, give them another e-mail address of yours.',
    not_you: 'If you do not know this business, there is nothing to do: it can neither see nor change your account.',
  },
  receipt: {
    subject: 'Your receipt from %{business}',
    preview: 'Order %{order_number}: %{total}',
    not_you:
      'This receipt was sent because somebody gave this address for it. If the order is not yours, there is nothing to do: you will get no other mail for it.',
  },
  report: {
    establishments: '%{count} establishments',
    open: 'Open the report',
    lead: '%{report}: the figures in short. The whole of it is in the file %{file}.',
    why: 'You get this report because this address stands among its recipients. To stop it, ask whoever looks after the mailed reports of this business.',
  },
  alert: {
    several: '%{smart_count} new alert |||| %{smart_count} new alerts',
    lead: 'At %{establishment} this went past a limit of your alert rules:',
    more: 'And %{smart_count} more |||| And %{smart_count} more',
    open: 'Open in the dashboard',
    why: 'You get this e-mail because you are named in alert rules of this establishment. To stop it, ask whoever looks after them.',
  },
  comment: {
    sample: 'Two bags of flour came torn.',
    subject: '%{author} mentioned you: %{record}',
    lead: '%{author} wrote on %{record}:',
    open: 'Open the comment',
    why: 'You get this e-mail because a comment mentions you. Everybody who may see the record reads it.',
  },
  webhook: {
    subject: 'The webhook “%{webhook}” was switched off',
    lead: 'The webhook “%{webhook}” was switched off. What happens from now on is not told to its receiver.',
    open: 'Open the webhook',
    why: 'You get this e-mail because you set this webhook up, or may do everything in this business.',
  },
  purchase_order: {
    subject: '%{name} from %{business}',
    ordered: 'Please find our order in the attached file %{file}.',
    returned: 'We are sending goods back to you; the attached file %{file} says which.',
    why: 'You get this e-mail because %{business} has this address for its orders to you.',
  },
};
