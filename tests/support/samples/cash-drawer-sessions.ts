/** An open drawer: what is closed can no longer be changed. */
export const correct = ({ closed_at: _closed, closed_by: _by, counted: _counted, ...values }: Record<string, unknown>) => values;
