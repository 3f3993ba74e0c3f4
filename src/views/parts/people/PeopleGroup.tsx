import AvatarGroup from '@mui/material/AvatarGroup';
import { type Person, PersonAvatar } from './PersonAvatar.tsx';

/** Pictures in one group; how many more there are stands in the last one. Source: the specification, "Business constants and limits". */
const MOST = 4;

/** Several people at a glance. `total`: how many they are with those that were not loaded. Their names stand elsewhere. */
export function PeopleGroup({ people, total }: { people: readonly (Person & { id: number })[]; total: number }) {
  return (
    <AvatarGroup
      aria-hidden="true"
      max={MOST}
      total={total}
      sx={{
        justifyContent: 'flex-end',
        '.MuiAvatar-root': { width: 30, height: 30, fontSize: 12, fontWeight: 700, borderColor: 'background.paper' },
      }}
    >
      {people.slice(0, MOST).map((person) => (
        <PersonAvatar key={person.id} person={person} />
      ))}
    </AvatarGroup>
  );
}
