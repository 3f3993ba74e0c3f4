import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useListContext, useTranslate } from 'ra-core';

/** Says above rows that reading them anew failed, and why; read again, they are the list once more. */
export function EarlierRows() {
  const { error, isFetching, refetch } = useListContext();
  const translate = useTranslate();
  return (
    <div role="status">
      {error && (
        <Notice>
          <HistoryOutlined fontSize="small" />
          <span>
            {translate('views.earlier_rows')} <bdi>{error.message}</bdi>
          </span>
          <Button className="screen-only" size="small" color="inherit" disabled={isFetching} onClick={() => void refetch()}>
            {translate('boot.retry')}
          </Button>
        </Notice>
      )}
    </div>
  );
}

const Notice = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  marginBottom: 12,
  padding: '8px 12px',
  borderRadius: 12,
  color: theme.vars.palette.warning.main,
  backgroundColor: theme.vars.palette.warning.soft,
  span: { flex: '1 1 200px' },
}));
