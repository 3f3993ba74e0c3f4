import '@mui/material/styles';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface BreakpointOverrides {
    xxl: true;
    xxxl: true;
  }
  interface TypeBackground {
    /** What floats or stands out on paper. */
    raised: string;
  }
  interface SimplePaletteColorOptions {
    soft?: string;
  }
  interface PaletteColor {
    /** A little of the colour: behind its own text in a chip. */
    soft: string;
  }
  interface PaletteColorChannel {
    softChannel?: string;
  }
  interface Palette {
    neutral: PaletteColor;
  }
  interface PaletteOptions {
    neutral?: SimplePaletteColorOptions;
  }
  interface Theme {
    /** Heights in pixels that follow the density setting. */
    density: Density;
    /** What react-admin's own components read. */
    sidebar: { width: number; closedWidth: number };
  }
  interface ThemeOptions {
    density?: Density;
    sidebar?: { width?: number; closedWidth?: number };
  }
  interface Density {
    name: 'comfortable' | 'compact';
    /** A table row. */
    row: number;
    /** A navigation item. */
    item: number;
    /** A control in a toolbar. */
    control: number;
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    neutral: true;
  }
}
