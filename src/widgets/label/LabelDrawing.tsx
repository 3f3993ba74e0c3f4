import { useEffect, useState } from 'react';
import { type Label, layLabel, MM } from '#/resources/reference/labelLayout.ts';
import type { LabelSize } from '#/resources/reference/labelSizes.ts';
import '@fontsource/noto-sans/latin-400.css';
import '@fontsource/noto-sans/latin-700.css';
import { encodeBarcode } from './encodeBarcode.ts';
import { FAMILY, lineMeasure } from './lineMeasure.ts';

interface LabelDrawingProps {
  label: Label;
  size: LabelSize;
  /** What it is, for who does not see it. */
  name: string;
}

/** Of a line's letters, from its upper edge to where they stand: as the printed labels have it. */
const BASELINE = 1.05;

/** A label as it is printed, from the same layout: black on white in every mode; a millimetre is one on the screen. */
export function LabelDrawing({ label, size, name }: LabelDrawingProps) {
  const isLoaded = useLabelFont();
  const [width, height] = size.label;
  const { lines, bars } = layLabel(label, size, { lines: lineMeasure(isLoaded), encode: encodeBarcode });
  return (
    <svg
      viewBox={`0 0 ${width * MM} ${height * MM}`}
      role="img"
      aria-label={[name, label.name, label.price, ...(label.details ?? []), label.code].filter(Boolean).join(', ')}
      style={{ display: 'block', width: '100%', background: '#FFFFFF', color: '#000000' }}
    >
      {lines.map(({ text, box, style }) => (
        <text
          key={box.y}
          x={box.x + box.width / 2}
          y={box.y + style.size * BASELINE}
          textAnchor="middle"
          fontSize={style.size}
          fontFamily={FAMILY}
          fontWeight={style.weight === 'bold' ? 700 : 400}
          style={style.direction === 'ltr' ? { direction: 'ltr' } : { unicodeBidi: 'plaintext' }}
          fill="#000000"
        >
          {text}
        </text>
      ))}
      {bars.map((bar) => (
        <rect key={bar.x} x={bar.x} y={bar.y} width={bar.width} height={bar.height} fill="#000000" shapeRendering="geometricPrecision" />
      ))}
    </svg>
  );
}

/** Whether the labels' letters are there: until then their widths are others. */
function useLabelFont(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let isWanted = true;
    const loaded = () => isWanted && setLoaded(true);
    // Where a font does not come, the texts stand in the next one.
    Promise.all([document.fonts?.load(`400 10px ${FAMILY}`), document.fonts?.load(`700 10px ${FAMILY}`)]).then(loaded, loaded);
    return () => {
      isWanted = false;
    };
  }, []);
  return isLoaded;
}
