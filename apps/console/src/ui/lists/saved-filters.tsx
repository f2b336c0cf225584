import { listCalls, type SavedFilter } from '@cliffhanger/contract/operators/list-calls.ts'
import BookmarkIcon from '@mui/icons-material/BookmarkBorder'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Button, Divider, IconButton, List, ListItem, ListItemButton, ListItemText, Popover } from '@mui/material'
import { type MouseEvent, useState } from 'react'
import { useListContext, useNotify } from 'react-admin'
import { failureText } from '../../platform/failure.ts'
import { callServer } from '../../platform/server.ts'
import { shownFilter } from '../../platform/shown-filter.ts'
import { useTexts } from '../../platform/texts.ts'
import { ActionDialog } from '../dialogs/action-dialog.tsx'

/**
 * The filters of a list that this operator saved under a name. They are on the server: react-admin's own are in the browser, which forgets them at
 * every sign-out.
 */
export const SavedFilters = () => {
  const t = useTexts()
  const notify = useNotify()
  const { resource, filterValues, sort, setFilters, setSort } = useListContext()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [saved, setSaved] = useState<readonly SavedFilter[]>()
  const [isSaving, setSaving] = useState(false)

  const report = (error: unknown): void => notify(failureText(error), { type: 'error' })
  const open = (event: MouseEvent<HTMLElement>): void => {
    setAnchor(event.currentTarget)
    void callServer(listCalls.listSavedFilters, { list: resource }).then(({ filters }) => setSaved(filters), report)
  }
  const choose = ({ filter, sort: field, order }: SavedFilter): void => {
    setAnchor(undefined)
    setFilters({ ...filter }, {})
    if (field !== '') setSort({ field, order: order === 'asc' ? 'ASC' : 'DESC' })
  }
  const remove = (id: number): void => {
    void callServer(listCalls.removeSavedFilter, { id }).then(
      () => setSaved((before) => before?.filter((one) => one.id !== id)),
      report,
    )
  }
  const save = async (name: string): Promise<unknown> =>
    callServer(listCalls.saveFilter, {
      list: resource,
      name,
      filter: shownFilter(filterValues),
      // react-admin names `id` where nobody chose a column.
      ...(sort.field !== 'id' && { sort: sort.field, order: sort.order === 'ASC' ? 'asc' : 'desc' }),
    })

  return (
    <>
      <Button
        size="small"
        startIcon={<BookmarkIcon />}
        sx={{ whiteSpace: 'nowrap' }}
        onClick={open}
        aria-haspopup="dialog"
      >
        {t('lists.saved')}
      </Button>
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        onClose={() => setAnchor(undefined)}
      >
        <List dense aria-label={t('lists.saved')}>
          {saved?.length === 0 && (
            <ListItem>
              <ListItemText primary={t('lists.noFilters')} sx={{ color: 'text.secondary' }} />
            </ListItem>
          )}
          {saved?.map((one) => (
            <SavedItem key={one.id} name={one.name} onChoose={() => choose(one)} onRemove={() => remove(one.id)} />
          ))}
          <Divider component="li" />
          <ListItem disablePadding>
            <ListItemButton
              onClick={() => {
                setAnchor(undefined)
                setSaving(true)
              }}
            >
              <ListItemText primary={t('lists.saveFilter')} />
            </ListItemButton>
          </ListItem>
        </List>
      </Popover>
      {isSaving && (
        <ActionDialog
          title={t('lists.saveTitle')}
          explanation={t('lists.saveHint')}
          action={t('shell.save')}
          fields={[{ name: 'name', label: t('lists.filterName'), longest: 60 }]}
          run={({ name }) => save(name)}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  )
}

interface SavedItemProps {
  readonly name: string
  readonly onChoose: () => void
  readonly onRemove: () => void
}

const SavedItem = ({ name, onChoose, onRemove }: SavedItemProps) => {
  const t = useTexts()
  return (
    <ListItem
      disablePadding
      secondaryAction={
        <IconButton edge="end" size="small" onClick={onRemove} aria-label={t('lists.removeFilter', { name })}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      }
    >
      <ListItemButton onClick={onChoose}>
        <ListItemText primary={name} />
      </ListItemButton>
    </ListItem>
  )
}
