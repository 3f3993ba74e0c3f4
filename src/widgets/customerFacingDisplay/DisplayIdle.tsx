import { fileAddress } from '#/src/foundation/files/fileAddress.ts';
import { shownText } from '../shownText.ts';
import { DisplayHead } from './DisplayHead.tsx';
import { Moment } from './displayParts.ts';

/** Between two guests: the welcome over the picture, or on the colour alone. */
export function DisplayIdle({ values }: { values: Readonly<Record<string, unknown>> }) {
  const picture = fileAddress(values.idle_image);
  return (
    <>
      {picture && <img src={picture} alt="" style={{ position: 'absolute', width: '100%', height: '100%', objectFit: 'cover' }} />}
      <Moment
        sx={
          picture ? { color: '#FFFFFF', background: 'linear-gradient(rgb(0 0 0 / 0.55), rgb(0 0 0 / 0.35), rgb(0 0 0 / 0.65))' } : undefined
        }
      >
        <div className="middle">
          <DisplayHead logo={values.logo} height={16} />
          <p className="large" dir="auto">
            {shownText(values.welcome)}
          </p>
        </div>
      </Moment>
    </>
  );
}
