import { Chip, ToggleButton, ToggleButtonGroup } from '@mui/material';
import type { ReactNode } from 'react';

interface PreviewBarProps<V extends string> {
  /** What is chosen, for who does not see the buttons. */
  label: string;
  choices: readonly { value: V; label: ReactNode }[];
  value: V;
  onChoose: (value: V) => void;
  source?: PreviewSource | null;
  children?: ReactNode;
}

/** What a preview was made of, and whether that never was. */
export interface PreviewSource {
  label: string;
  isSample: boolean;
}

/** Above a preview: which of its states is shown, and what it was made of. */
export function PreviewBar<V extends string>({ label, choices, value, onChoose, source, children }: PreviewBarProps<V>) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 12, flexWrap: 'wrap', marginBottom: 12 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={value}
        onChange={(_, chosen: V | null) => chosen && onChoose(chosen)}
        aria-label={label}
        sx={{ flexWrap: 'wrap' }}
      >
        {choices.map((one) => (
          <ToggleButton key={one.value} value={one.value}>
            {one.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {source && <Chip size="small" color={source.isSample ? 'warning' : 'neutral'} label={source.label} />}
      {children}
    </div>
  );
}
