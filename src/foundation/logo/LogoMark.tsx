import './logo.css';

interface LogoMarkProps {
  /** Width and height in pixels. */
  size?: number;
  /** The beads move, one round in two seconds. */
  animated?: boolean;
}

/** The mark: a house whose two floors are the rods of an abacus. In the primary colour, its beads in what stands on it, in both modes. */
export function LogoMark({ size = 28, animated = false }: LogoMarkProps) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className={animated ? 'logo-mark animated' : 'logo-mark'}>
      <path
        className="house"
        d="M14.7 3.5 4.9 10.9A2.2 2.2 0 0 0 4 12.7V26a3 3 0 0 0 3 3h18a3 3 0 0 0 3-3V12.7a2.2 2.2 0 0 0-.9-1.8L17.3 3.5a2.2 2.2 0 0 0-2.6 0Z"
      />
      <path className="rods" d="M8 16h16M8 22.5h16" />
      <g className="beads upper">
        <circle cx="11.5" cy="16" r="2.4" />
        <circle cx="17.5" cy="16" r="2.4" />
      </g>
      <g className="beads lower">
        <circle cx="14.5" cy="22.5" r="2.4" />
        <circle cx="20.5" cy="22.5" r="2.4" />
      </g>
    </svg>
  );
}
