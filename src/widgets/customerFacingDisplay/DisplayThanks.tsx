import MailIcon from '@mui/icons-material/MailOutlined';
import { useTranslate } from 'ra-core';
import { shownText } from '../shownText.ts';
import { DisplayHead } from './DisplayHead.tsx';
import { Moment, Touch } from './displayParts.ts';

/** After paying: the thanks, the receipt by e-mail, and how long they stay. */
export function DisplayThanks({ values }: { values: Readonly<Record<string, unknown>> }) {
  const translate = useTranslate();
  const seconds = Number(values.thanks_seconds);
  return (
    <Moment>
      <div className="head">
        <DisplayHead logo={values.logo} />
      </div>
      <div className="middle">
        <p className="large" dir="auto">
          {shownText(values.thanks)}
        </p>
        {values.ask_for_email === true && (
          <Touch className="filled">
            <span>
              <MailIcon sx={{ fontSize: '1.3em', verticalAlign: 'text-bottom' }} /> {translate('previews.display.email')}
            </span>
          </Touch>
        )}
      </div>
      {seconds > 0 && <p className="quiet centred">{translate('previews.display.stays', { smart_count: seconds })}</p>}
    </Moment>
  );
}
