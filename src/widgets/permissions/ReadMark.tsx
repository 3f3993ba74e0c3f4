import CheckIcon from '@mui/icons-material/Check';
import { useTranslate } from 'ra-core';

/** A permission that is only read: on or off, in a sign and in a word. */
export function ReadMark({ isOn, word, wordClass }: { isOn: boolean; word: string | undefined; wordClass: string }) {
  const translate = useTranslate();
  return (
    <span className={isOn ? 'mark read on' : 'mark read'}>
      {isOn ? <CheckIcon aria-hidden fontSize="small" /> : <span aria-hidden>–</span>}
      <span className="hidden">{translate(isOn ? 'roles.is_on' : 'roles.is_off')}</span>
      {word && <span className={wordClass}>{word}</span>}
    </span>
  );
}
