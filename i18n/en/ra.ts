import english from 'ra-language-english';
import type { Messages } from '../messageTexts.ts';

/** react-admin's own texts, with ours where its are not good enough. */
export default {
  ...english.ra,
  action: { ...english.ra.action, back: 'Go back', remove_all_filters: 'Clear all filters' },
  message: { ...english.ra.message, invalid_form: 'Some fields need your attention', not_found: 'There is nothing at this address.' },
} as unknown as Messages;
