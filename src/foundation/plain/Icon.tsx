import { drawings } from './drawings.ts';
import './plain.css';

interface IconProps {
  name: keyof typeof drawings;
  size?: 'small' | 'medium';
  /** Of which tone of the theme; that of what is around it where none is said. */
  tone?: 'success' | 'info' | 'warning' | 'error';
}

/** A drawing beside a text or in a button, which says the same in words. */
export function Icon({ name, size = 'medium', tone }: IconProps) {
  return (
    <svg
      className={`plain-icon ${size}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      style={tone && { color: `var(--mui-palette-${tone}-main)` }}
    >
      <path d={drawings[name]} />
    </svg>
  );
}
