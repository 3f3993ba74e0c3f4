import Avatar from '@mui/material/Avatar';
import { fileAddress } from '#/src/foundation/files/fileAddress.ts';

/** What is shown of somebody where there is room for a picture. */
export interface Person {
  first_name: string;
  last_name: string;
  /** Known of whoever has no name. */
  email: string;
  /** Where the picture is, as their record holds it. */
  avatar?: string | null | undefined;
}

/** The name that somebody is called by: the email address where they have none. */
export const nameOf = ({ first_name, last_name, email }: Person) => `${first_name} ${last_name}`.trim() || email;

/** Somebody's picture, else their initials. It says nothing to who cannot see it: the name stands beside it. */
export function PersonAvatar({ person, size = 30 }: { person: Person; size?: number }) {
  const { first_name, last_name, email, avatar } = person;
  const initials = `${first_name.charAt(0)}${last_name.charAt(0)}` || email.charAt(0);
  return (
    <Avatar
      src={fileAddress(avatar)}
      alt=""
      sx={{ width: size, height: size, fontSize: size * 0.4, fontWeight: 700, bgcolor: 'primary.soft', color: 'primary.main' }}
    >
      {initials.toUpperCase()}
    </Avatar>
  );
}
