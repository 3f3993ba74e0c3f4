import ViewsIcon from '@mui/icons-material/BookmarkBorderOutlined';
import CheckIcon from '@mui/icons-material/CheckOutlined';
import { Button, Divider, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { failureOf } from '#/dataProvider/hostError.ts';
import type { SavedView } from '#/dataProvider/savedViews.ts';
import { preload } from '#/src/foundation/loader/preload.ts';
import { ConfirmDialog } from '#/src/views/parts/ConfirmDialog.tsx';
import type { NamedView, NamedViews, ViewActions, ViewWords } from './namedView.ts';

const loadDialog = () => import('./ViewDialog.tsx').then(({ ViewDialog }) => ({ default: ViewDialog }));
const ViewDialog = lazy(loadDialog);

type Asking = { saving: true } | { editing: SavedView } | { deleting: SavedView };

interface ViewMenuProps<V extends NamedView> {
  views: NamedViews<V>;
  actions: ViewActions<V>;
  /** Whether the screen is no longer as its view has it. */
  isChanged: boolean;
  words: ViewWords;
}

/** What can be done with a screen as it stands: save it as a view, and change, share or delete the view that is open. */
export function ViewMenu<V extends NamedView>({ views, actions, isChanged, words }: ViewMenuProps<V>) {
  const translate = useTranslate();
  const notify = useNotify();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [isPending, setPending] = useState(false);
  const { active } = views;
  const mine = active?.saved?.may_change ? active.saved : undefined;
  const attempt = async (act: () => Promise<void>) => {
    setPending(true);
    try {
      await act();
    } catch (error) {
      notify(failureOf(error).message, { type: 'error' });
      await views.reload();
    } finally {
      setPending(false);
      setAsking(null);
    }
  };
  const item = (label: string, act: () => void, isChecked?: boolean) => (
    <MenuItem
      key={label}
      role={isChecked === undefined ? 'menuitem' : 'menuitemcheckbox'}
      aria-checked={isChecked}
      onClick={() => {
        setAnchor(null);
        act();
      }}
    >
      <ListItemText>{label}</ListItemText>
      {isChecked && (
        <ListItemIcon sx={{ justifyContent: 'flex-end' }}>
          <CheckIcon fontSize="small" />
        </ListItemIcon>
      )}
    </MenuItem>
  );
  const deleting = asking && 'deleting' in asking ? asking.deleting : undefined;
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        startIcon={<ViewsIcon />}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => {
          preload(loadDialog);
          setAnchor(event.currentTarget);
        }}
      >
        {translate('lists.views')}
      </Button>
      <Menu
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': translate('lists.views') } }}
      >
        {mine && isChanged && item(translate('lists.save_changes', { name: mine.name }), () => void attempt(() => actions.update(mine)))}
        {item(translate('lists.save_as'), () => setAsking({ saving: true }))}
        {active && isChanged && item(translate('lists.discard_changes'), () => actions.discard(active))}
        {active && <Divider />}
        {active &&
          item(
            translate(`${words}.open_with`),
            () => void attempt(() => actions.openWith(views.default === active.key ? null : active)),
            views.default === active.key,
          )}
        {mine && item(translate(views.roles.length ? 'lists.edit_view' : 'lists.rename_view'), () => setAsking({ editing: mine }))}
        {mine && item(translate('lists.delete_view'), () => setAsking({ deleting: mine }))}
        {views.error && <Divider />}
        {views.error && item(`${translate('lists.views_failed')}. ${translate('lists.retry')}`, () => void views.reload())}
      </Menu>
      {asking && !deleting && (
        <Suspense fallback={null}>
          <ViewDialog
            title={translate('editing' in asking ? 'lists.edit_view' : 'lists.save_as')}
            view={'editing' in asking ? asking.editing : undefined}
            roles={views.roles}
            holds={translate(`${words}.holds`)}
            onSave={(input) => ('editing' in asking ? actions.rename(asking.editing, input) : actions.save(input))}
            onClose={() => setAsking(null)}
          />
        </Suspense>
      )}
      <ConfirmDialog
        open={deleting !== undefined}
        title={translate('lists.delete_title', { name: deleting?.name })}
        text={deleting?.role ? translate(`${words}.delete_shared_text`, { role: deleting.role.name }) : translate(`${words}.delete_text`)}
        action={translate('views.delete')}
        isDanger
        isPending={isPending}
        onConfirm={() => deleting && void attempt(() => actions.remove(deleting))}
        onClose={() => setAsking(null)}
      />
    </>
  );
}
