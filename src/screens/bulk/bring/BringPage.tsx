import { useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router';
import { oneOf } from '#/model/values/shapes.ts';
import { PageHeading } from '#/src/foundation/page/PageHeading.tsx';
import { NoEstablishment } from '#/src/foundation/session/NoEstablishment.tsx';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { Steps } from '../import/Steps.tsx';
import { BringCheck } from './BringCheck.tsx';
import { BringDone } from './BringDone.tsx';
import { BringFiles } from './BringFiles.tsx';
import { SystemStep } from './SystemStep.tsx';
import { BRING_STEPS, type BringProps, type BringStep } from './step.ts';
import { type BringDraft, useBringDraft } from './useBringDraft.ts';

/** A whole business from the system it uses today: what to export there, all files at once, one rehearsal, one undo. */
export default function BringPage() {
  const translate = useTranslate();
  const { establishment } = useSession();
  const [params, setParams] = useSearchParams();
  const [draft, change, restart] = useBringDraft();
  const step = reached(draft, params.get('step'));
  const go = (next: BringStep) => setParams({ step: next });
  const props: BringProps = { draft, change, go };
  return (
    <>
      <PageHeading title={translate('screens.bulk_bring')} lead={translate('bring.lead')} />
      {establishment ? (
        <>
          <Steps names={BRING_STEPS.map((name) => translate(`bring.steps.${name}`))} current={BRING_STEPS.indexOf(step)} />
          {step === 'system' && <SystemStep {...props} />}
          {step === 'files' && <BringFiles {...props} establishment={establishment} />}
          {step === 'check' && <BringCheck {...props} establishment={establishment} />}
          {step === 'done' && (
            <BringDone
              draft={draft}
              restart={() => {
                restart();
                setParams({});
              }}
            />
          )}
        </>
      ) : (
        <NoEstablishment />
      )}
    </>
  );
}

/** The step that the address asks for, or the last one before it that there is something for. */
function reached({ system, checkId, runId }: BringDraft, wanted: string | null): BringStep {
  const open = { system: true, files: system !== undefined, check: checkId !== undefined, done: runId !== undefined };
  const latest = BRING_STEPS.slice(0, BRING_STEPS.indexOf(oneOf(BRING_STEPS, wanted) ?? 'system') + 1).reverse();
  return latest.find((step) => open[step]) ?? 'system';
}
