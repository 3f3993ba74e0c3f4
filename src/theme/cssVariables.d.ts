import 'react';

declare module 'react' {
  interface CSSProperties {
    /** A variable of our own, set where a component is styled. */
    [variable: `--${string}`]: string | number | undefined;
  }
}
