import { fileAddress } from '#/src/foundation/files/fileAddress.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';

/** Whose display it is: the logo, else the establishment's name. */
export function DisplayHead({ logo, height = 9 }: { logo: unknown; height?: number }) {
  const { establishment } = useSession();
  const address = fileAddress(logo);
  const name = establishment?.title ?? '';
  return address ? (
    <img
      src={address}
      alt={name}
      style={{ height: `${height}cqw`, maxWidth: '45cqw', objectFit: 'contain', background: '#FFFFFF', borderRadius: '1.5cqw' }}
    />
  ) : (
    <strong dir="auto">{name}</strong>
  );
}
