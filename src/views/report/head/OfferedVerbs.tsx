import { Button } from '@mui/material';
import { ResourceContextProvider, useLocaleState } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { type KindContext, kindOf } from '#/model/kinds/index.ts';
import { resourceOf, type VerbModel } from '#/model/language/model.ts';
import type { OfferedVerb, ReportDefinition } from '#/model/language/reports.ts';
import { present } from '#/model/values/shapes.ts';
import { model } from '#/resources/index.ts';
import { NamedIcon } from '#/src/foundation/page/NamedIcon.tsx';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { textOf } from '#model/language';
import type { AskedReport } from '../filters/useReportQuestion.ts';

// A whole form: loaded when somebody wants it.
const VerbDialog = lazy(() => import('#/src/views/verbs/VerbDialog.tsx').then((file) => ({ default: file.VerbDialog })));

interface OfferedVerbsProps {
  report: ReportDefinition;
  asked: AskedReport;
}

/** What one does about a report: its buttons, for those who may, where the report is about the establishment in which it would be done. */
export function OfferedVerbs({ report: { offers = [] }, asked }: OfferedVerbsProps) {
  const can = useCan();
  const { establishment } = useSession();
  if (!asked.establishments.some(({ id }) => id === establishment?.id)) return null;
  return offers
    .filter(({ resource, verb }) => can(resource, verb))
    .map((offered) => <Offered key={`${offered.resource}.${offered.verb}`} offered={offered} input={asked.question.input} />);
}

function Offered({ offered, input }: { offered: OfferedVerb; input: AskedReport['question']['input'] }) {
  const [locale] = useLocaleState();
  const [isOpen, setOpen] = useState(false);
  const context = useKindContext();
  const verb = present(resourceOf(model, offered.resource).verbs[offered.verb], `verb '${offered.verb}'`);
  return (
    <ResourceContextProvider value={offered.resource}>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={verb.icon && <NamedIcon name={verb.icon} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {textOf(verb, 'label', locale)}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <VerbDialog verb={verb} given={givenTo(verb, offered, input, context)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </ResourceContextProvider>
  );
}

/** What the verb's inputs begin with, read as their kinds read what is typed. */
function givenTo(
  verb: VerbModel,
  { given = {} }: OfferedVerb,
  input: Readonly<Record<string, string>>,
  context: KindContext,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, asked]) => {
      const field = verb.input?.[name];
      const said = input[asked];
      const parsed = field && said !== undefined ? kindOf(field).parse(said, field, context) : undefined;
      return parsed && 'value' in parsed ? [[name, parsed.value]] : [];
    }),
  );
}
