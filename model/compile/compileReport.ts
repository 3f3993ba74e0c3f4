import { byName } from '#/model/language/byName.ts';
import { commonMeanings } from '#/model/language/commonMeanings.ts';
import { DefinitionError } from '#/model/language/definitionError.ts';
import { type Definition, isReport } from '#/model/language/definitions.ts';
import type { Model } from '#/model/language/model.ts';
import { nameOne } from '#/model/language/nearest.ts';
import type { LikeReportDefinition, Meaning, ReportDefinition } from '#/model/language/reports.ts';
import { merged, type Speech } from '#/model/language/speech.ts';
import { fieldModel } from './fieldModel.ts';
/** A report that is said by another: whatever it does not say itself is the other's. */
export function fullReport(
  definition: ReportDefinition | LikeReportDefinition,
  all: readonly { definition: Definition }[],
): ReportDefinition {
  if (!('like' in definition)) return definition;
  const { like, ...own } = definition;
  const other = all
    .map((one) => one.definition)
    .find((one): one is ReportDefinition => isReport(one) && !('like' in one) && one.name === like);
  if (!other)
    throw new DefinitionError(
      definition.name,
      `is like '${like}', which is no report with columns of its own`,
      nameOne(like, reportNames(all)),
    );
  const { menu: _menu, sections: _sections, tabs: _tabs, shown: _shown, ...rows } = other;
  return merged(rows, own);
}

const reportNames = (all: readonly { definition: Definition }[]) =>
  all.flatMap(({ definition }) => (isReport(definition) && !('like' in definition) ? [definition.name] : []));

/** A report whose figures say what they mean, where its own file leaves it to the meaning they have everywhere. */
export function compileReport(definition: ReportDefinition, group: string, speech: Speech): Model['reports'][string] {
  const common = Object.entries(definition.columns).flatMap(([name, field]) => {
    const help = commonMeanings[fieldModel(name, field).label];
    return help && (definition.answer === 'figures' || name !== definition.title) ? [[name, { help }] as const] : [];
  });
  return {
    ...definition,
    columns: byName(Object.entries(definition.columns)),
    ...(definition.input && { input: byName(Object.entries(definition.input)) }),
    group,
    // What the definition says of itself are objects by now, as every text of the model is.
    meanings: byName([
      ...Object.entries(speech.shared(Object.fromEntries(common))),
      ...Object.entries((definition.meanings ?? {}) as Record<string, Meaning>),
    ]),
  };
}
