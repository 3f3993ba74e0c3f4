import { useEffect } from 'react';

const SCHEME = 'data-mui-color-scheme';

/** Paper is light: while the page is printed it has its light colours, whatever the screen has. */
export function usePaperScheme(): void {
  useEffect(() => {
    const page = document.documentElement;
    let onScreen: string | null = null;
    const toPaper = () => {
      onScreen = page.getAttribute(SCHEME);
      page.setAttribute(SCHEME, 'light');
    };
    const toScreen = () => {
      if (onScreen) page.setAttribute(SCHEME, onScreen);
    };
    window.addEventListener('beforeprint', toPaper);
    window.addEventListener('afterprint', toScreen);
    return () => {
      window.removeEventListener('beforeprint', toPaper);
      window.removeEventListener('afterprint', toScreen);
    };
  }, []);
}
