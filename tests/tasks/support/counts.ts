/** With what a person does a task: a mouse and keyboard on a desktop, a finger on a phone, or the keyboard alone. */
export type Way = 'mouse' | 'touch' | 'keys';

/** One thing that was done, and what a screen reader says after it. */
export interface Step {
  /** What was done: `Click: button "Save"`, `Enter`. */
  did: string;
  /** Where the focus was while it was done: role, name and state. */
  focus: string;
  /** What live regions said after it, and dialogs that opened. */
  said: string[];
}

/** What doing a task took, as it was counted while it was done. */
export interface Counts {
  /** Clicks or taps. */
  presses: number;
  /** Characters typed into fields. */
  typed: number;
  /** Other keys: Tab, arrows, Enter, shortcuts; each combination is one. */
  keys: number;
  /** How often the page had to be moved before something could be clicked or tapped. */
  scrolls: number;
  /** Addresses that were opened after the first. */
  pages: number;
  /** From the dashboard to the result, without a person's reading and thinking. */
  seconds: number;
}

/** A task done in one way. */
export interface Outcome extends Counts {
  task: string;
  who: string;
  way: Way;
  steps: Step[];
  /** What was awkward: lost focus, small targets. */
  awkward: string[];
}

/** Nothing done yet. */
export const noCounts = (): Counts => ({ presses: 0, typed: 0, keys: 0, scrolls: 0, pages: 0, seconds: 0 });
