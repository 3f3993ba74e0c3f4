import { defaultSettings, loadSettings, saveSettings } from '#/src/foundation/settings/settings.ts';
import { leaveNotice } from './leftNotice.ts';
import type { OtherPerson } from './otherPerson.ts';

/** Loads the dashboard again for whoever it is now: what is left in memory of one person is never shown to the next. */
export function startAnew({ entered, left, isTimeUp }: OtherPerson): void {
  // What is not saved was another's: no question about it may keep their page standing under this token.
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  if (!entered && !left) return window.location.reload();
  saveSettings({ ...loadSettings(), establishment: defaultSettings.establishment });
  if (left && !entered) leaveNotice({ name: left.name, isTimeUp });
  window.location.replace(entered ? '/' : (left?.from ?? '/'));
}
