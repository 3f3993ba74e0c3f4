import ChartIcon from '@mui/icons-material/BarChartOutlined';
import TableIcon from '@mui/icons-material/TableRowsOutlined';
import BothIcon from '@mui/icons-material/VerticalSplitOutlined';
import { ToggleButton, ToggleButtonGroup, Tooltip } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Asking } from './asking.ts';

const choices = { both: BothIcon, chart: ChartIcon, table: TableIcon };

/** Chart, table, or both. */
export function ShowChoice({ asked: { question, ask } }: { asked: Pick<Asking, 'question' | 'ask'> }) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={question.show}
      aria-label={translate('reports_view.show')}
      onChange={(_, show: string | null) => show && ask({ show: show === 'both' ? null : show })}
    >
      {Object.entries(choices).map(([name, Icon]) => (
        <ToggleButton key={name} value={name} aria-label={translate(`reports_view.shows.${name}`)}>
          <Tooltip title={translate(`reports_view.shows.${name}`)}>
            <Icon fontSize="small" />
          </Tooltip>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
