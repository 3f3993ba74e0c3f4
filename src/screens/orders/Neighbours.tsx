import BackIcon from '@mui/icons-material/ChevronLeftOutlined';
import OnIcon from '@mui/icons-material/ChevronRightOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { RESOURCE } from './order.ts';
import { useNeighbours } from './useNeighbours.ts';

/** The way to the orders before and after this one in its establishment. */
export function Neighbours() {
  const translate = useTranslate();
  const { previous, next } = useNeighbours();
  const steps = [
    { key: 'previous', order: previous, Icon: BackIcon },
    { key: 'next', order: next, Icon: OnIcon },
  ];
  return (
    <Steps>
      {steps.map(({ key, order, Icon }) => {
        const label = translate(`orders.${key}`, { number: order?.order_number ?? '' });
        return order ? (
          <Tooltip key={key} title={label}>
            <IconButton component={Link} to={`/${RESOURCE}/${order.id}/show`} aria-label={label}>
              <Icon className="turns" />
            </IconButton>
          </Tooltip>
        ) : (
          <IconButton key={key} disabled aria-label={label}>
            <Icon className="turns" />
          </IconButton>
        );
      })}
    </Steps>
  );
}

const Steps = styled('span')({ display: 'inline-flex', '[dir=rtl] & .turns': { transform: 'scaleX(-1)' } });
