import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type FormEvent, useState } from 'react';
import { CallError } from '#/authProvider/call.ts';
import type { Translate } from '#/i18n/translate.ts';
import { useLanguage } from '#/src/shell/language/LanguageContext.ts';
import { account } from './account.ts';
import { Field } from './Field.tsx';
import { loadAdmin } from './loadAdmin.ts';

type Problems = { username?: string; password?: string; form?: string };

/** E-mail and password; while they are typed, the dashboard behind is loaded. */
export function SignInForm() {
  const { t } = useLanguage();
  const [problems, setProblems] = useState<Problems>({});
  const [isSubmitting, setSubmitting] = useState(false);
  const [isShown, setShown] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const credentials = { username: String(values.get('username')).trim(), password: String(values.get('password')) };
    const missing = missingIn(credentials, t);
    setProblems(missing);
    const first = Object.keys(missing)[0];
    if (first) return (form.elements.namedItem(first) as HTMLInputElement).focus();
    setSubmitting(true);
    try {
      await account.login(credentials);
    } catch (error) {
      setProblems({ form: refusalText(error, t) });
      setSubmitting(false);
    }
  }

  return (
    <Form noValidate onSubmit={submit} onFocus={preloadAdmin}>
      {problems.form && (
        <p className="refusal" role="alert">
          {problems.form}
        </p>
      )}
      <Field
        id="username"
        name="username"
        type="email"
        label={t('auth.email')}
        autoComplete="username"
        autoFocus
        error={problems.username}
        inputProps={{ dir: 'ltr' }}
      />
      <Field
        id="password"
        name="password"
        type={isShown ? 'text' : 'password'}
        label={t('auth.password')}
        autoComplete="current-password"
        error={problems.password}
        inputProps={{ dir: 'ltr' }}
        endAdornment={
          <IconButton edge="end" aria-label={t(isShown ? 'auth.hide_password' : 'auth.show_password')} onClick={() => setShown(!isShown)}>
            {isShown ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
          </IconButton>
        }
      />
      <Button type="submit" variant="contained" size="large" fullWidth loading={isSubmitting}>
        {t(isSubmitting ? 'auth.signing_in' : 'auth.sign_in')}
      </Button>
    </Form>
  );
}

/** Where it fails, the gate tries again and says so. */
function preloadAdmin(): void {
  loadAdmin().catch(() => undefined);
}

function missingIn({ username, password }: { username: string; password: string }, t: Translate): Problems {
  return { ...(username ? {} : { username: t('auth.email_required') }), ...(password ? {} : { password: t('auth.password_required') }) };
}

function refusalText(error: unknown, t: Translate): string {
  if (!(error instanceof CallError)) return error instanceof Error ? error.message : String(error);
  if (error.status === 0) return t('auth.unreachable');
  if (error.status === 429 && error.retryAfterSeconds) return t('auth.too_many', { seconds: error.retryAfterSeconds });
  return error.status === 400 ? t('auth.refused') : error.message;
}

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  '.refusal': {
    ...theme.typography.body2,
    margin: 0,
    padding: '10px 14px',
    borderRadius: 8,
    color: theme.vars.palette.error.main,
    backgroundColor: theme.vars.palette.error.soft,
  },
  'button[type=submit]': { marginTop: 4 },
}));
