import { PRODUCT_NAME } from './productName.ts';

const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** Whose dashboard it is: ours, or that of the business whose own address it stands under, as the host writes it into the page. */
export const branding = {
  /** Stands beside the mark and in the tab. */
  name: meta('business-name') ?? PRODUCT_NAME,
  /** Where the business's logo is, as its record holds it. */
  logo: meta('business-logo'),
  logoOnDark: meta('business-logo-on-dark'),
};

/** What the tab says on a page. */
export const tabTitle = (title?: string) => (title ? `${title} · ${branding.name}` : branding.name);
