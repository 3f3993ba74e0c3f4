/** Labels and the page they stand on; lengths in millimetres. */
export interface LabelSize {
  page: readonly [width: number, height: number];
  label: readonly [width: number, height: number];
  columns: number;
  rows: number;
  /** From the page's upper left corner to the first label's. */
  at: readonly [x: number, y: number];
  /** From one label's edge to the next one's. */
  pitch: readonly [across: number, down: number];
  /** Left white inside each label: no printer feeds its paper exactly. */
  inset: number;
  /** The letters of names, in points. */
  letters: number;
  /** Lines that a name may take. */
  nameLines: number;
  /** One dot of the printer, where it prints in so few that bars have to be whole ones. */
  dot?: number;
}

/** Of the usual printers of rolls: eight to a millimetre. */
const DOT = 0.125;

/** What the verb's input calls them. The sheets are those of Avery L7159, L7651 and 5160, which other makers copy. */
export const labelSizes: Readonly<Record<string, LabelSize>> = {
  sheet_24: {
    page: [210, 297],
    label: [64, 33.9],
    columns: 3,
    rows: 8,
    at: [7, 12.9],
    pitch: [66, 33.9],
    inset: 2.5,
    letters: 9,
    nameLines: 2,
  },
  sheet_65: {
    page: [210, 297],
    label: [38.1, 21.2],
    columns: 5,
    rows: 13,
    at: [4.75, 10.7],
    pitch: [40.6, 21.2],
    inset: 1.8,
    letters: 6,
    nameLines: 2,
  },
  letter_30: {
    page: [215.9, 279.4],
    label: [66.7, 25.4],
    columns: 3,
    rows: 10,
    at: [4.75, 12.7],
    pitch: [69.85, 25.4],
    inset: 2.2,
    letters: 7.5,
    nameLines: 2,
  },
  roll_57: roll(57, 32, 9),
  roll_40: roll(40, 25, 7),
};

/** The sizes that the settings of labels have, on rolls. */
export const rollSizes: Readonly<Record<string, LabelSize>> = {
  s50x30: roll(50, 30, 8),
  s40x30: roll(40, 30, 7),
  s62x29: roll(62, 29, 7.5),
  s100x50: roll(100, 50, 12),
};

/** One label is the page. */
function roll(width: number, height: number, letters: number): LabelSize {
  return {
    page: [width, height],
    label: [width, height],
    columns: 1,
    rows: 1,
    at: [0, 0],
    pitch: [0, 0],
    inset: 1.5,
    letters,
    nameLines: 2,
    dot: DOT,
  };
}
