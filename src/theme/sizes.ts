/** How round corners are, in pixels. */
export const cornerPx = { control: 8, card: 12 } as const;
