import type { FieldModel } from '#/model/language/model.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { seriesColor } from './ChartCard.tsx';

interface ChartCaptionProps {
  fields: readonly FieldModel[];
  /** The days compared with, in words. */
  compared: string | undefined;
}

/** What a chart shows: its figures, each with its colour where there are several, and what is dashed. */
export function ChartCaption({ fields, compared }: ChartCaptionProps) {
  const labelOf = useLabelOf();
  return (
    <figcaption>
      <strong>{fields.map(labelOf).join(' · ')}</strong>
      {fields.length > 1 &&
        fields.map((field, index) => (
          <span key={field.name}>
            <span className="key" style={seriesColor(index)} />
            {labelOf(field)}
          </span>
        ))}
      {compared && (
        <span>
          <span className="key before" style={seriesColor(0)} />
          {compared}
        </span>
      )}
    </figcaption>
  );
}
