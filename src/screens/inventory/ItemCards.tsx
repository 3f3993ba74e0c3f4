import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface Said {
  name: string;
  label: string;
  value: ReactNode;
}

/** An item as a card shows it. */
export interface ItemCard {
  key: string;
  title: ReactNode;
  /** What the item is, in a quiet line below its title, without labels. */
  about: readonly Said[];
  /** The figure one came for. */
  first: Said;
  /** The others, side by side; a wide one has a line of its own. */
  figures: readonly (Said & { isWide?: boolean })[];
  actions?: ReactNode;
}

interface ItemCardsProps {
  label: string;
  cards: readonly ItemCard[];
  /** How many figures stand side by side. */
  across: number;
}

/** Items on a phone, one below the other; whatever can be touched is as large as a fingertip. */
export function ItemCards({ label, cards, across }: ItemCardsProps) {
  return (
    <Cards aria-label={label} style={{ '--across': across }}>
      {cards.map(({ key, title, about, first, figures, actions }) => (
        <li key={key}>
          <div className="title">{title}</div>
          <div className="about">
            {about.map(({ name, value }) => (
              <span key={name}>{value}</span>
            ))}
          </div>
          <dl className="first">
            <div>
              <dt>{first.label}</dt>
              <dd>{first.value}</dd>
            </div>
          </dl>
          <div className="actions">{actions}</div>
          <dl className="figures">
            {figures.map(({ name, label: said, value, isWide }) => (
              <div key={name} className={isWide ? 'wide' : undefined}>
                <dt>{said}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </Cards>
  );
}

/** The least that a finger hits, in pixels. */
const FINGER = 44;

const Cards = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  li: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    gridTemplateAreas: '"title first actions" "about about about" "figures figures figures"',
    padding: '8px 16px 14px',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  'li:last-child': { borderBottom: 0 },
  '.title': { gridArea: 'title', minWidth: 0 },
  '.title a': {
    ...theme.typography.subtitle1,
    fontWeight: 600,
    color: 'inherit',
    textDecoration: 'none',
    minHeight: FINGER,
    display: 'flex',
    alignItems: 'center',
    overflowWrap: 'anywhere',
  },
  '.about': { gridArea: 'about', ...theme.typography.body2, color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
  '.about > * + *::before': { content: '" · "' },
  dl: { margin: 0 },
  dd: { margin: 0, fontVariantNumeric: 'tabular-nums' },
  dt: { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '.first': { gridArea: 'first', alignSelf: 'center', marginInlineStart: 12 },
  '.first > div': { display: 'flex', flexDirection: 'column-reverse', alignItems: 'flex-end' },
  '.first dd': { ...theme.typography.h5, display: 'flex', alignItems: 'center' },
  '.actions': { gridArea: 'actions', marginInline: '8px -12px' },
  '.actions:empty': { display: 'none' },
  '.actions button': { minWidth: FINGER, minHeight: FINGER },
  '.figures': {
    gridArea: 'figures',
    display: 'grid',
    gridTemplateColumns: 'repeat(var(--across), minmax(0, 1fr))',
    gap: '6px 8px',
    paddingTop: 8,
  },
  '.figures dd': theme.typography.body1,
  '.figures .wide': { gridColumn: '1 / -1', display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 16 },
}));
