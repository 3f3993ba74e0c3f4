import { createContext, useCallback, useContext } from 'react';
import type { ResourceModel } from '#/model/language/model.ts';
import { valuesIn } from '#/model/values/shapes.ts';

/** Shows secrets that nobody will see again. */
export type Reveal = (secrets: readonly string[]) => void;

export const RevealContext = createContext<Reveal>(() => undefined);

/** Shows what an answer of the host says this once (`answersOnce` of the resource), until whoever asked has kept it. */
export function useReveal({ answersOnce = {} }: Pick<ResourceModel, 'answersOnce'>): (answer: unknown) => void {
  const reveal = useContext(RevealContext);
  return useCallback(
    (answer) => {
      const values = valuesIn(answer);
      const secrets = Object.keys(answersOnce).map((name) => values[name]);
      const shown = secrets.filter((secret) => typeof secret === 'string');
      if (shown.length > 0) reveal(shown);
    },
    [answersOnce, reveal],
  );
}
