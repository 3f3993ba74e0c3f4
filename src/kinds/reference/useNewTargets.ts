import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { inBothCases } from '#/i18n/inBothCases.ts';
import { isHostWritten, traitsOf } from '#/model/kinds/index.ts';
import { isOfEstablishment, type ResourceModel, resourceOf } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { useServed } from '#/src/foundation/session/useServed.ts';
import { useCreateTarget } from './CreateTarget.ts';
import type { Narrowed, Target } from './useTargets.ts';

/** An option that stands for a record to be made. */
export interface NewTarget extends Target {
  /** What the new record begins with. */
  begins: Readonly<Record<string, unknown>>;
}

/** The records that this person may make for a reference: one option for each kind of target, so that choosing it says which. */
export function useNewTargets({ to, where, establishmentId, clientId }: Narrowed & { to: readonly string[] }) {
  const translate = useTranslate();
  const can = useCan();
  const isServed = useServed();
  const Create = useCreateTarget();
  const [making, setMaking] = useState<NewTarget | null>(null);
  const makable = Create ? to.map((name) => resourceOf(model, name)).filter((one) => isServed(one) && can(one.name, 'create')) : [];
  const offers = (typed: string, found: readonly Target[]): NewTarget[] =>
    makable.flatMap((resource) => {
      const text = typed.trim();
      const isThere = found.some(({ type, title }) => type === resource.name && title.toLowerCase() === text.toLowerCase());
      if (text && isThere) return [];
      const kind = inBothCases(translate(`resources.${resource.name}.name`, { smart_count: 1 }));
      const title = text ? translate('forms.create_named', { ...kind, title: text }) : translate('forms.create', kind);
      return [{ type: resource.name, id: 0, title, begins: beginning(resource, text, { where, establishmentId, clientId }) }];
    });
  return { Create, making, setMaking, offers };
}

/** What is asked of the targets, and the title where people write it. */
function beginning(resource: ResourceModel, typed: string, { where, establishmentId, clientId }: Narrowed): Record<string, unknown> {
  const title = resource.fields[resource.title];
  return {
    ...Object.fromEntries(Object.entries(where ?? {}).filter(([name]) => name in resource.fields)),
    ...(typed && title && traitsOf(title).isWritten && !isHostWritten(title) && { [title.name]: typed }),
    ...(isOfEstablishment(resource) && establishmentId && { establishment_id: establishmentId }),
    ...(resource.scope === 'client' && clientId !== undefined && { client_id: clientId }),
  };
}
