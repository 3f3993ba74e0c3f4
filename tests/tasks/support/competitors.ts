/** What another product's help documents for a task. */
export interface Documented {
  product: 'Toast' | 'Square' | 'Shopify' | 'Odoo';
  clicks: number;
  /** Where its help says the steps. */
  page: string;
  /** How its steps were counted. */
  counted: string;
}

/**
 * Clicks that the help pages of others need for the same task, by the task's name: from their dashboard on, each thing that is selected and
 * each field that is clicked into is one, as ours are counted. A task that is not here is documented by none of those that were looked at.
 */
export const documented: Readonly<Record<string, readonly Documented[]>> = {};
