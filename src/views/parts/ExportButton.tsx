import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button, LinearProgress, ListItemText, Menu, MenuItem } from '@mui/material';
import { styled } from '@mui/material/styles';
import { saveAs } from 'file-saver';
import { useDataProvider, useLocaleState, useNotify, useTranslate } from 'ra-core';
import { useEffect, useId, useRef, useState } from 'react';
import { failureOf } from '#/dataProvider/hostError.ts';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import { HeadButton } from './HeadButton.tsx';

interface ExportButtonProps {
  /** What to export, as the screen shows it: `{ resource | report, …the same filters }`. */
  input: ({ resource: string } | { report: string }) & Readonly<Record<string, unknown>>;
  /** The tables below it on the screen, which the file holds too. */
  sections?: () => readonly object[];
}

/** The formats, the one that every program reads first. */
const FORMATS = ['csv', 'xlsx', 'pdf'] as const;
type Format = (typeof FORMATS)[number];
/** The one that has all tables in a single one. */
const LONG_TABLE: Format = 'csv';

/** Asks in which format, then for a file of what the screen shows; says how far it is, and saves it; it can be cancelled meanwhile. */
export function ExportButton({ input, sections }: ExportButtonProps) {
  const dataProvider = useDataProvider<HostDataProvider>();
  const translate = useTranslate();
  const notify = useNotify();
  const [language] = useLocaleState();
  const [progress, setProgress] = useState<number>();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const running = useRef<AbortController>(undefined);
  // Whoever leaves the screen no longer waits for the file.
  useEffect(() => () => running.current?.abort(), []);

  const start = async (format: Format) => {
    setAnchor(null);
    const controller = new AbortController();
    running.current = controller;
    setProgress(0);
    try {
      const asked = { ...input, ...(sections && { sections: sections() }), format, language };
      const { blob, fileName } = await dataProvider.exportJob(asked, { signal: controller.signal, onProgress: setProgress });
      if (!controller.signal.aborted) saveAs(blob, fileName);
    } catch (error) {
      if (!controller.signal.aborted) notify(failureOf(error).message, { type: 'error' });
    } finally {
      // After a cancel another export may be under way already.
      if (running.current === controller) setProgress(undefined);
    }
  };
  const cancel = () => {
    running.current?.abort();
    running.current = undefined;
    setProgress(undefined);
  };

  const meant = (format: Format) => {
    const scope = sections && translate(format === LONG_TABLE ? 'exports.one_below_other' : 'exports.every_table');
    return [translate(`exports.meant.${format}`), scope].filter(Boolean).join('. ');
  };

  if (progress === undefined) {
    return (
      <>
        <HeadButton
          label={translate('exports.export')}
          icon={<DownloadIcon />}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? menuId : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        />
        <Menu
          id={menuId}
          anchorEl={anchor}
          open={anchor !== null}
          onClose={() => setAnchor(null)}
          slotProps={{ paper: { sx: { maxWidth: 'min(440px, 100% - 32px)' } } }}
        >
          {FORMATS.map((format) => (
            <MenuItem key={format} onClick={() => void start(format)} sx={{ whiteSpace: 'normal' }}>
              <ListItemText primary={translate(`exports.formats.${format}`)} secondary={meant(format)} />
            </MenuItem>
          ))}
        </Menu>
      </>
    );
  }
  return (
    <Running>
      <span>
        <span role="status">{translate('exports.preparing')}</span> {Math.round(progress)} %
        <LinearProgress variant="determinate" value={progress} aria-label={translate('exports.preparing')} />
      </span>
      <Button color="inherit" size="small" onClick={cancel} autoFocus>
        {translate('exports.cancel')}
      </Button>
    </Running>
  );
}

const Running = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  fontVariantNumeric: 'tabular-nums',
  '& > span': { minWidth: 140 },
}));
