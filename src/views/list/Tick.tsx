import '#/src/theme/cells.css';

interface TickProps {
  label: string;
  checked: boolean;
  /** Some of what it stands for is ticked. */
  indeterminate?: boolean;
  onChange: () => void;
}

/** The box that selects a row, or all of them; its label is as large as a finger needs it. */
export function Tick({ label, checked, indeterminate = false, onChange }: TickProps) {
  return (
    <label className="cell-tick screen-only">
      <input
        ref={(input) => {
          if (input) input.indeterminate = indeterminate;
        }}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={onChange}
      />
    </label>
  );
}
