import LinkIcon from '@mui/icons-material/Link'
import { Button, Popover, Stack, TextField } from '@mui/material'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useState } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { isLinkAddress } from './extensions.ts'
import { ToolButton } from './tool-button.tsx'

interface LinkButtonProps {
  readonly editor: Editor
  readonly isDisabled: boolean
}

/** Makes the selected words a link, and changes or removes the one with the cursor. */
export const LinkButton = ({ editor, isDisabled }: LinkButtonProps) => {
  const t = useTexts()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [address, setAddress] = useState('')
  const { href, hasPlace } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      href: current.isActive('link') ? String(current.getAttributes('link')['href'] ?? '') : undefined,
      hasPlace: !current.state.selection.empty || current.isActive('link'),
    }),
  })
  const typed = address.trim()
  const isWrong = typed !== '' && !isLinkAddress(typed)
  const close = (): void => setAnchor(undefined)
  const link = (): void => {
    if (typed === '' || isWrong) return
    editor.chain().focus().extendMarkRange('link').setLink({ href: typed }).run()
    close()
  }
  const unlink = (): void => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    close()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    // The form around it is not meant.
    event.preventDefault()
    link()
  }
  return (
    <>
      <ToolButton
        name={t('richText.link')}
        isOn={href !== undefined}
        isDisabled={isDisabled || !hasPlace}
        onClick={({ currentTarget }) => {
          setAddress(href ?? '')
          setAnchor(currentTarget)
        }}
      >
        <LinkIcon fontSize="small" />
      </ToolButton>
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <Stack sx={{ p: 2, width: 340 }} onKeyDown={onKeyDown}>
          <TextField
            autoFocus
            label={t('richText.linkAddress')}
            value={address}
            onChange={({ target }) => setAddress(target.value)}
            error={isWrong}
            helperText={t('richText.linkHint')}
          />
          <Stack direction="row" spacing={1} sx={{ mt: 1, justifyContent: 'flex-end' }}>
            {href !== undefined && <Button onClick={unlink}>{t('richText.removeLink')}</Button>}
            <Button variant="contained" onClick={link} disabled={typed === '' || isWrong}>
              {t('shell.save')}
            </Button>
          </Stack>
        </Stack>
      </Popover>
    </>
  )
}
