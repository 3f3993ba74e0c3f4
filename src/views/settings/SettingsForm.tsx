import { type Theme, useMediaQuery } from '@mui/material';
import { styled } from '@mui/material/styles';
import { Form } from 'ra-core';
import type { SettingsModel } from '#/model/language/model.ts';
import { FormShape } from '#/src/kinds/FormShape.ts';
import { ConflictDialog } from '../form/ConflictDialog.tsx';
import { FormSections } from '../form/FormSections.tsx';
import { FormToolbar } from '../form/FormToolbar.tsx';
import { UnsavedWatch } from '../form/UnsavedWatch.tsx';
import { useRecordValidation } from '../form/useRecordValidation.ts';
import { LivePreview } from './LivePreview.tsx';
import { PreviewButton } from './PreviewButton.tsx';
import type { Stored, Values } from './useSettings.ts';

interface SettingsFormProps {
  settings: SettingsModel;
  stored: Stored;
  save: (values: Values) => Promise<Values | undefined>;
  isPending: boolean;
  /** What somebody else saved in the meantime. */
  theirs: Stored | null;
  onResolved: () => void;
}

/** The form of one kind of settings, with a live preview beside it where the definition names one; a tap away on small screens. */
export function SettingsForm({ settings, stored, save, isPending, theirs, onResolved }: SettingsFormProps) {
  const validate = useRecordValidation(settings, stored.values);
  const isBeside = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const preview = settings.preview ? { settings, name: settings.preview } : null;
  return (
    <Form
      record={{ id: settings.name, ...stored.values, updated_at: stored.updated_at }}
      onSubmit={({ id: _id, ...values }: Values) => save(values)}
      validate={validate}
      mode="onBlur"
      reValidateMode="onChange"
      noValidate
    >
      <UnsavedWatch />
      <Columns className={preview ? 'two' : undefined}>
        <div>
          <FormShape value={settings.fields}>
            <FormSections
              shape={{ fields: settings.fields, rules: settings.rules, form: { sections: settings.sections } }}
              mode="edit"
              isOnlyPage
            />
          </FormShape>
          <FormToolbar saving={isPending}>{preview && !isBeside && <PreviewButton {...preview} />}</FormToolbar>
        </div>
        {preview && isBeside && <LivePreview {...preview} />}
      </Columns>
      {theirs && (
        <ConflictDialog
          fields={settings.fields}
          stored={{ ...theirs.values, updated_at: theirs.updated_at }}
          onSave={({ id: _id, ...values }) => save(values)}
          onClose={onResolved}
        />
      )}
    </Form>
  );
}

const Columns = styled('div')(({ theme }) => ({
  '&.two': {
    display: 'grid',
    gap: 24,
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(400px, 42%)',
    [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
}));
