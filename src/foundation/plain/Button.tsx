import { type ReactNode, useId } from 'react';
import './plain.css';

interface ButtonProps {
  type?: 'button' | 'submit';
  look?: 'text' | 'contained' | 'outlined';
  /** The colour of a text: that of links, or that of what is around it. */
  color?: 'primary' | 'inherit';
  size?: 'small' | 'medium' | 'large';
  disabled?: boolean;
  /** It is at work: it cannot be pressed, and a circle goes round in its place. */
  loading?: boolean;
  onClick?: () => void;
  children: ReactNode;
}

/** A button as MUI's looks here, without MUI. */
export function Button({ type = 'button', look = 'text', color = 'primary', size = 'medium', loading = false, ...button }: ButtonProps) {
  const id = useId();
  const { disabled = false, onClick, children } = button;
  return (
    <button
      type={type}
      id={loading ? id : undefined}
      className={`plain-button ${look} ${color} ${size}${loading ? ' loading' : ''}`}
      disabled={disabled || loading}
      onClick={onClick}
    >
      {loading && (
        <span className="round" role="progressbar" aria-labelledby={id}>
          <svg viewBox="22 22 44 44" aria-hidden="true">
            <circle cx="44" cy="44" r="20.2" fill="none" strokeWidth="3.6" />
          </svg>
        </span>
      )}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="plain-button outlined inherit medium">
      {children}
    </a>
  );
}
