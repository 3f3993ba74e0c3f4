import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { oneOf } from '#/model/values/shapes.ts';
import { PageHeading } from '#/src/foundation/page/PageHeading.tsx';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { CheckStep } from './CheckStep.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { FileStep } from './FileStep.tsx';
import { importable } from './ownerFor.ts';
import { Steps } from './Steps.tsx';
import { STEPS, type Step, type StepProps } from './step.ts';
import { type ImportDraft, useDraft } from './useDraft.ts';

/** An import in four steps, each with an address: Back goes back, a reload stays. */
export default function ImportPage() {
  const translate = useTranslate();
  const session = useSession();
  const [params, setParams] = useSearchParams();
  const [draft, change, restart] = useDraft();
  const asked = params.get('resource') ?? '';
  const step = reached(draft, asked, params.get('step'));
  const go = (next: Step) => setParams({ ...(draft.resource && { resource: draft.resource }), step: next });
  useStartOver(draft, asked, params.has('step'), (resource) =>
    restart(importable(session).some(({ name }) => name === resource) ? resource : ''),
  );
  const choose = (resource: string) => {
    restart(resource, draft.file);
    setParams(resource ? { resource } : {}, { replace: true });
  };
  const props: StepProps = { draft, change, choose, go };
  return (
    <>
      <PageHeading title={translate('bulk.import')} lead={translate('bulk.import_lead')} />
      <Steps names={STEPS.map((name) => translate(`bulk.steps.${name}`))} current={STEPS.indexOf(step)} />
      {step === 'file' && <FileStep {...props} />}
      {step === 'columns' && <ColumnsStep {...props} />}
      {step === 'check' && <CheckStep {...props} />}
      {step === 'done' && <DoneStep {...props} restart={restart} />}
    </>
  );
}

/** The step that the address asks for, or the last one before it that there is something for. */
function reached({ resource, file, checkId, runId }: ImportDraft, asked: string, wanted: string | null): Step {
  if (asked && asked !== resource) return 'file';
  const open = { file: true, columns: Boolean(resource && file), check: checkId !== undefined, done: runId !== undefined };
  const latest = STEPS.slice(0, STEPS.indexOf(oneOf(STEPS, wanted) ?? 'file') + 1).reverse();
  return latest.find((step) => open[step]) ?? 'file';
}

/** Who comes for another resource, or after an import that is done, begins a new one. What is chosen here afterwards is no coming. */
function useStartOver({ resource, runId }: ImportDraft, asked: string, hasStep: boolean, restart: (resource: string) => void): void {
  const isOther = asked !== '' && asked !== resource;
  const isOver = runId !== undefined && !hasStep;
  // biome-ignore lint/correctness/useExhaustiveDependencies: validated when somebody comes, not at each choice
  useEffect(() => {
    if (isOther || isOver) restart(asked);
  }, [asked, hasStep]);
}
