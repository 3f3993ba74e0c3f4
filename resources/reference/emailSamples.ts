/** The emails that the settings of their look show as samples. */
export const EMAIL_SAMPLES = ['receipt', 'purchase_order', 'report', 'alert', 'comment'] as const;

/** One of them. */
export type EmailSample = (typeof EMAIL_SAMPLES)[number];
