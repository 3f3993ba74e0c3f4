import AddIcon from '@mui/icons-material/AddOutlined';
import { Autocomplete, type AutocompleteRenderGroupParams, CircularProgress, TextField, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { type ComponentProps, type HTMLAttributes, type Key, type KeyboardEvent, Suspense, useRef, useState } from 'react';
import { OptionGroup } from '#/src/foundation/choice/OptionGroup.tsx';
import { useEntered } from '#/src/foundation/choice/useEntered.ts';
import { meantBy } from './meantBy.ts';
import { type NewTarget, useNewTargets } from './useNewTargets.ts';
import { type Narrowed, type Pointer, type Target, useTargets } from './useTargets.ts';

interface PickerProps extends Narrowed {
  id?: string;
  /** Resources among whose records one is chosen. */
  to: readonly string[];
  /** The ones chosen; at most one where not `many`. */
  value: readonly Pointer[];
  /** Titles that are already known, so that nothing is asked for them. */
  known?: readonly Target[];
  many?: boolean;
  required?: boolean;
  disabled?: boolean;
  invalid?: boolean;
  label: string;
  /** What stands in it while nothing is chosen, where its label is not shown beside it. */
  placeholder?: string;
  describedBy?: string;
  autoFocus?: boolean;
  onChange: (targets: Target[]) => void;
  onBlur?: () => void;
}

type Option = Target | NewTarget;
const isNew = (option: Option): option is NewTarget => 'begins' in option;
const isSame = (a: Pointer, b: Pointer) => a.type === b.type && a.id === b.id;

/** Finds records by typing: always a search on the host, a page at a time. What is not there can be made, by those who may. */
export function Picker(props: PickerProps) {
  const { id, to, where, establishmentId, clientId, value, known = [], many, disabled, onChange, onBlur } = props;
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [made, setMade] = useState<readonly Target[]>([]);
  const highlighted = useRef<Option | null>(null);
  const { Create, making, setMaking, offers } = useNewTargets({ to, where, establishmentId, clientId });
  const unknown = value.filter((one) => ![...known, ...made].some((target) => isSame(target, one)));
  const { found, named, isNaming, isFetching } = useTargets({ to, typed, unknown, isOpen, where, establishmentId, clientId });
  // A number stands for what has no name that this person may see; what is only not named yet has none either.
  const nameless = (one: Pointer): Target => ({ ...one, title: isNaming ? '…' : `#${one.id}` });
  const chosen: Target[] = value.map(
    (one) => [...known, ...made, ...named, ...found].find((target) => isSame(target, one)) ?? nameless(one),
  );
  const choose = (options: readonly Option[]) => {
    const wanted = options.find(isNew);
    if (wanted) setMaking(wanted);
    else onChange(options.filter((option) => !isNew(option)));
  };
  // Enter where nothing is highlighted takes what the text names alone.
  const enter = useEntered(typed, isFetching, () => {
    const target = meantBy(typed, found);
    if (!target) return;
    setOpen(false);
    onChange(many ? [...chosen, target] : [target]);
  });
  const twins = new Set(found.flatMap(({ title }, index) => (found.findIndex((one) => one.title === title) < index ? [title] : [])));
  const options: Option[] = [...found, ...(isFetching ? [] : offers(typed, found))];
  const common = {
    id,
    size: 'small' as const,
    disabled,
    options,
    loading: isFetching,
    filterOptions: (all: Option[]) => all,
    groupBy:
      to.length > 1 ? (option: Option) => (isNew(option) ? '' : translate(`resources.${option.type}.name`, { smart_count: 2 })) : undefined,
    // The kinds of record each under its name; what can be made stands below them, without one.
    renderGroup: ({ key, ...group }: AutocompleteRenderGroupParams) => <OptionGroup key={key} {...group} />,
    renderOption: (parts: OptionParts, option: Option) => renderOption(parts, option, twins.has(option.title)),
    getOptionLabel: (option: Option) => option.title,
    getOptionKey: (option: Option) => `${option.type}:${option.id}`,
    isOptionEqualToValue: isSame,
    open: isOpen,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    onInputChange: (_event: unknown, text: string, reason: string) => setTyped(reason === 'input' ? text : ''),
    onBlur,
    onHighlightChange: (_event: unknown, option: Option | null) => {
      highlighted.current = option;
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !typed.trim() || highlighted.current) return;
      // It belongs to what was typed, not to the form around.
      event.preventDefault();
      event.stopPropagation();
      enter();
    },
    noOptionsText: translate(isFetching ? 'views.searching' : 'views.nothing_found'),
    loadingText: translate('views.searching'),
    renderInput: (parts: InputParts) => <SearchBox {...props} parts={parts} isBusy={isFetching && isOpen} />,
  };
  return (
    <>
      {many ? (
        <Autocomplete<Option, true> {...common} multiple filterSelectedOptions value={chosen} onChange={(_, wanted) => choose(wanted)} />
      ) : (
        <Autocomplete<Option> {...common} value={chosen[0] ?? null} onChange={(_, option) => choose(option ? [option] : [])} />
      )}
      {Create && making && (
        <Suspense fallback={null}>
          <Create
            resource={making.type}
            values={making.begins}
            onClose={() => setMaking(null)}
            onCreated={(target) => {
              setMade([...made, target]);
              setMaking(null);
              onChange(many ? [...chosen, target] : [target]);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

type InputParts = Parameters<NonNullable<ComponentProps<typeof Autocomplete>['renderInput']>>[0];

function SearchBox({
  parts,
  isBusy,
  value,
  label,
  placeholder,
  describedBy,
  invalid,
  required,
  autoFocus,
}: PickerProps & { parts: InputParts; isBusy: boolean }) {
  const translate = useTranslate();
  const said = { 'aria-label': label, 'aria-describedby': describedBy, 'aria-invalid': invalid, 'aria-required': required || undefined };
  return (
    <TextField
      {...parts}
      error={invalid}
      autoFocus={autoFocus}
      placeholder={value.length ? undefined : (placeholder ?? translate('views.search_and_choose'))}
      slotProps={{
        ...parts.slotProps,
        // Empty it shows what it is for, in the reader's own direction.
        htmlInput: {
          ...parts.slotProps.htmlInput,
          ...said,
          dir: parts.slotProps.htmlInput.value ? 'auto' : undefined,
        } as HTMLAttributes<HTMLInputElement>,
        input: { ...parts.slotProps.input, endAdornment: isBusy ? <CircularProgress size={16} /> : parts.slotProps.input.endAdornment },
      }}
    />
  );
}

type OptionParts = HTMLAttributes<HTMLLIElement> & { key: Key };

/** One that is not alone in being called so says what else it is known by. */
function renderOption({ key, ...props }: OptionParts, option: Option, isTwin: boolean) {
  const beside = isTwin && !isNew(option) ? (option.beside ?? []) : [];
  return (
    <li key={key} {...props}>
      {isNew(option) && <AddIcon fontSize="small" color="primary" sx={{ marginInlineEnd: 1 }} />}
      <span dir="auto">{option.title}</span>
      {beside.length > 0 && (
        <Typography component="span" variant="caption" dir="auto" sx={{ marginInlineStart: 1.5, color: 'text.secondary' }}>
          {beside.join(' · ')}
        </Typography>
      )}
    </li>
  );
}
