import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { useDocumentTitle } from '#/src/foundation/page/useDocumentTitle.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

/** A page that is not to be had, with the ways to the dashboard and back. */
export function WayOnScreen({ title, ...screen }: { title: string; lead: string; symbol: ReactNode }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  useDocumentTitle(title);
  return (
    <ErrorScreen
      {...screen}
      title={title}
      actions={
        <>
          <Button variant="contained" component={Link} to="/">
            {translate('boot.home')}
          </Button>
          <Button variant="outlined" color="inherit" onClick={() => navigate(-1)}>
            {translate('boot.back')}
          </Button>
        </>
      }
    />
  );
}
