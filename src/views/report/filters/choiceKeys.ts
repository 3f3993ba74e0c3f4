/** The key of what a period is called: a list value's, or 'Custom' for days that were chosen one by one. */
export function periodKey(preset: string): string {
  return preset === 'custom' ? 'reports_view.presets.custom' : `reference.date_presets.${preset}`;
}

/** The key of what a comparison is called: a list value's, or one of the two that only the screen offers. */
export function comparisonKey(comparison: string): string {
  return ['none', 'custom'].includes(comparison) ? `reports_view.comparisons.${comparison}` : `reference.comparisons.${comparison}`;
}
