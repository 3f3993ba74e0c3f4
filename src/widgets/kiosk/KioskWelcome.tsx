import DineInIcon from '@mui/icons-material/RestaurantOutlined';
import TakeOutIcon from '@mui/icons-material/TakeoutDiningOutlined';
import { useTranslate } from 'ra-core';
import { fileAddress } from '#/src/foundation/files/fileAddress.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { shownText } from '../shownText.ts';
import { KioskButton, Page } from './kioskParts.tsx';

const SHADE = 'linear-gradient(rgb(0 0 0 / 0.5), rgb(0 0 0 / 0.3) 40%, rgb(0 0 0 / 0.72))';
const GROUND = 'linear-gradient(160deg, #1F3A4D, #10202B)';

/** What draws guests to the kiosk: the welcome on the picture, and how they may eat. */
export function KioskWelcome({ values }: { values: Readonly<Record<string, unknown>> }) {
  const translate = useTranslate();
  const { establishment } = useSession();
  const picture = fileAddress(values.background);
  const ways = [
    { name: 'dine_in', Icon: DineInIcon },
    { name: 'take_out', Icon: TakeOutIcon },
  ] as const;
  return (
    <>
      {picture && <img src={picture} alt="" style={{ position: 'absolute', width: '100%', height: '100%', objectFit: 'cover' }} />}
      <Page sx={{ color: '#FFFFFF', background: picture ? SHADE : GROUND, textAlign: 'center' }}>
        <strong dir="auto">{establishment?.title}</strong>
        <p className="title grow" dir="auto" style={{ alignContent: 'center', fontSize: '11cqw' }}>
          {shownText(values.welcome)}
        </p>
        <div className="row">
          {ways
            .filter(({ name }) => values[name] === true)
            .map(({ name, Icon }) => (
              <KioskButton key={name} sx={{ background: '#FFFFFF', color: '#1B2430', border: 0 }}>
                <Icon sx={{ fontSize: '11cqw' }} />
                {translate(`previews.kiosk.${name}`)}
              </KioskButton>
            ))}
        </div>
      </Page>
    </>
  );
}
