import { Box, Dialog, InputBase, Typography } from '@mui/material'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { type Found, longestSearch } from '../platform/finder.ts'
import { useTexts } from '../platform/texts.ts'

export interface PaletteGroup {
  readonly title: string
  readonly found: readonly Found[]
}

interface PaletteProps {
  readonly groups: readonly PaletteGroup[]
  /** More is being looked for. */
  readonly isBusy: boolean
  readonly hasFailed: boolean
  readonly onType: (words: string) => void
  readonly onChoose: (found: Found) => void
  readonly onClose: () => void
}

/** One field over any page that leads to another: arrows choose, Enter goes there, Escape closes. */
export const Palette = ({ groups, isBusy, hasFailed, onType, onChoose, onClose }: PaletteProps) => {
  const t = useTexts()
  const listId = useId()
  const [chosen, setChosen] = useState(0)
  const all = groups.flatMap(({ found }) => found)
  const place = Math.min(chosen, all.length - 1)
  useEffect(() => {
    document.getElementById(optionId(listId, place))?.scrollIntoView({ block: 'nearest' })
  }, [listId, place])
  const onKeyDown = (event: KeyboardEvent): void => {
    // An input method takes Enter and arrows for its own choices.
    if (event.nativeEvent.isComposing) return
    const found = all[place]
    if (event.key === 'Enter' && found) onChoose(found)
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const step = event.key === 'ArrowDown' ? 1 : -1
    if (all.length > 0) setChosen((place + step + all.length) % all.length)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { 'aria-label': t('shell.find') } }}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <InputBase
        autoFocus
        placeholder={t('shell.findHint')}
        onChange={({ target }) => {
          setChosen(0)
          onType(target.value)
        }}
        onKeyDown={onKeyDown}
        sx={{ px: 2, py: 1.5, fontSize: 16, borderBottom: 1, borderColor: 'divider' }}
        inputProps={{
          role: 'combobox',
          maxLength: longestSearch,
          autoComplete: 'off',
          'aria-label': t('shell.find'),
          'aria-expanded': all.length > 0,
          'aria-controls': listId,
          'aria-autocomplete': 'list',
          ...(place >= 0 && { 'aria-activedescendant': optionId(listId, place) }),
        }}
      />
      <Options {...{ listId, groups, place, onChoose }} />
      <Status
        words={
          hasFailed
            ? t('shell.loadFailed')
            : isBusy
              ? t('shell.finding')
              : all.length === 0
                ? t('shell.findNothing')
                : ''
        }
      />
    </Dialog>
  )
}

const optionId = (listId: string, index: number): string => `${listId}option-${index}`

interface OptionsProps extends Pick<PaletteProps, 'groups' | 'onChoose'> {
  readonly listId: string
  /** Of the chosen one, among those of all groups. */
  readonly place: number
}

const Options = ({ listId, groups, place, onChoose }: OptionsProps) => {
  const t = useTexts()
  return (
    <Box id={listId} role="listbox" aria-label={t('shell.find')} sx={{ overflowY: 'auto', maxHeight: '60dvh', py: 1 }}>
      {groups.map(({ title, found }, index) => {
        const before = groups.slice(0, index).reduce((sum, group) => sum + group.found.length, 0)
        return found.length === 0 ? undefined : (
          <Box key={title} role="group" aria-label={title}>
            <Typography variant="body2" color="textSecondary" sx={{ px: 2, pt: 1, pb: 0.5, fontWeight: 600 }}>
              {title}
            </Typography>
            {found.map((each, at) => (
              <Option
                key={each.to}
                id={optionId(listId, before + at)}
                found={each}
                isChosen={before + at === place}
                onChoose={() => onChoose(each)}
              />
            ))}
          </Box>
        )
      })}
    </Box>
  )
}

const Status = ({ words }: { readonly words: string }) => (
  <Typography role="status" color="textSecondary" sx={{ px: 2, pb: 1.5, minHeight: 32 }}>
    {words}
  </Typography>
)

interface OptionProps {
  readonly id: string
  readonly found: Found
  readonly isChosen: boolean
  readonly onChoose: () => void
}

const Option = ({ id, found: { title, hint }, isChosen, onChoose }: OptionProps) => (
  <Box
    id={id}
    role="option"
    aria-selected={isChosen}
    // The field keeps the focus.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onChoose}
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 2,
      minHeight: 40,
      px: 2,
      cursor: 'pointer',
      bgcolor: isChosen ? 'action.selected' : undefined,
      '&:hover': { bgcolor: isChosen ? 'action.selected' : 'action.hover' },
    }}
  >
    <Typography noWrap sx={{ flex: 1 }}>
      {title}
    </Typography>
    <Typography variant="body2" color="textSecondary" noWrap>
      {hint}
    </Typography>
  </Box>
)
