/** How high the banner across the top is, in CSS pixels. */
export const BANNER_PX = 44;

/** The same as CSS, nothing where there is no banner: what sticks to the top sticks below it. */
export const bannerHeight = 'var(--banner-height, 0px)';
