import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { saveAs } from 'file-saver';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import type { Call } from '#/dataProvider/calls.ts';
import { failureOf } from '#/dataProvider/hostError.ts';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';

interface TestPrintProps {
  call: Call;
  /** As they stand in the form, saved or not. */
  values: Readonly<Record<string, unknown>>;
  /** The id of the record that is printed; null: a sample. */
  of: number | null;
}

/** What the settings print, as a PDF that can be sent to the printer it is meant for. */
export function TestPrint({ call, values, of }: TestPrintProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<HostDataProvider>();
  const { establishment } = useSession();
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.file(call, { establishment_id: establishment?.id, values, of }),
    onSuccess: ({ blob, fileName }) => saveAs(blob, fileName),
    onError: (error) => notify(failureOf(error).message, { type: 'error' }),
  });
  return (
    <Button startIcon={<PrintIcon />} disabled={isPending} onClick={() => mutate()}>
      {translate('forms.test_print')}
    </Button>
  );
}
