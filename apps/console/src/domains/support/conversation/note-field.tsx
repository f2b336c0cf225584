import { newIdempotencyKey } from '@cliffhanger/client/idempotency-key.ts'
import { caseOperatorCalls } from '@cliffhanger/contract/support/operator-case-calls.ts'
import { longestCaseNote } from '@cliffhanger/contract/support/operator-schemas.ts'
import { Button, Stack, TextField } from '@mui/material'
import { type KeyboardEvent, useState } from 'react'
import { callServer } from '../../../platform/server.ts'
import { useTexts } from '../../../platform/texts.ts'
import { composerId } from '../cases/use-case-keys.ts'
import type { ComposerProps } from './composer-props.ts'

/** A note for colleagues. What was written stays until it is stored, and is stored once however often it is sent. */
export const NoteField = ({ supportCase, onNoted, onRefused }: ComposerProps) => {
  const t = useTexts()
  const [text, setText] = useState('')
  const [intention, setIntention] = useState(() => ({ key: newIdempotencyKey(), text: '' }))
  const [isBusy, setBusy] = useState(false)
  const add = async (): Promise<void> => {
    const written = text.trim()
    if (written === '' || isBusy) return
    // Other words are another note.
    const own = intention.text === written ? intention : { key: newIdempotencyKey(), text: written }
    setIntention(own)
    setBusy(true)
    try {
      const asked = { id: supportCase.case_id, text: written }
      const { entry } = await callServer(caseOperatorCalls.addCaseNote, asked, { idempotencyKey: own.key, retries: 2 })
      setText('')
      setIntention({ key: newIdempotencyKey(), text: '' })
      onNoted(entry)
    } catch (error) {
      await onRefused(error)
    }
    setBusy(false)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    void add()
  }
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-end' }}>
      <TextField
        id={composerId}
        value={text}
        multiline
        maxRows={8}
        placeholder={t('cases.noteHint')}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
        slotProps={{ htmlInput: { 'aria-label': t('cases.note'), maxLength: longestCaseNote } }}
      />
      <Button
        variant="outlined"
        loading={isBusy}
        disabled={text.trim() === ''}
        onClick={() => void add()}
        sx={{ mb: 0.5, flexShrink: 0, '@media (pointer: coarse)': { minHeight: 44 } }}
      >
        {t('cases.addNote')}
      </Button>
    </Stack>
  )
}
