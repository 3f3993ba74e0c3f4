import type { ReactNode } from 'react';
import './plain.css';

interface IconButtonProps {
  'aria-label': string;
  onClick: () => void;
  size?: 'small' | 'medium';
  /** It stands at the end of an input, whose padding it takes up. */
  atEnd?: boolean;
  children: ReactNode;
}

/** A button that is an icon. */
export function IconButton({ 'aria-label': label, onClick, size = 'medium', atEnd = false, children }: IconButtonProps) {
  return (
    <button type="button" className={`plain-icon-button ${size}${atEnd ? ' at-end' : ''}`} aria-label={label} onClick={onClick}>
      {children}
    </button>
  );
}
