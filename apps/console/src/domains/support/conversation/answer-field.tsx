import type { CaseDetail } from '@cliffhanger/contract/support/operator-schemas.ts'
import { longestAnswer } from '@cliffhanger/contract/support/operator-schemas.ts'
import BoltIcon from '@mui/icons-material/BoltOutlined'
import SendIcon from '@mui/icons-material/SendOutlined'
import { Box, IconButton, TextField, Tooltip, Typography } from '@mui/material'
import { type KeyboardEvent, type ReactNode, useRef, useState, useSyncExternalStore } from 'react'
import { type Texts, useTexts } from '../../../platform/texts.ts'
import { composerId } from '../cases/use-case-keys.ts'
import { askedIn, withAnswer } from './canned-choice.ts'
import { CannedMenu } from './canned-menu.tsx'
import type { ComposerProps } from './composer-props.ts'
import { draftOf, sendAnswer, storeDraft, watchAnswers } from './unsent-answers.ts'
import { useCanned } from './use-canned.ts'

/** Why this operator cannot answer; undefined where they can. */
const reasonNot = (t: Texts, { state, operator }: CaseDetail, operatorId: number): string | undefined => {
  if (state === 'closed') return t('cases.caseOver')
  if (state === 'waiting') return t('cases.takeToAnswer')
  return operator?.id === operatorId
    ? undefined
    : t('cases.answeredBy', { name: operator?.name ?? t('cases.somebody') })
}

/** What is written, with its caret: where answers are inserted. */
const useWritten = (operatorId: number, caseId: number) => {
  const field = useRef<HTMLTextAreaElement>(null)
  const text = useSyncExternalStore(watchAnswers, () => draftOf(operatorId, caseId))
  const [query, setQuery] = useState<string>()
  const write = (written: string): void => storeDraft(operatorId, caseId, written)
  const moveTo = (caret: number): void => {
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(caret, caret)
    })
  }
  const insert = (words: string): void => {
    const changed = withAnswer(text, field.current?.selectionStart ?? text.length, words)
    write(changed.text.slice(0, longestAnswer))
    setQuery(undefined)
    moveTo(changed.caret)
  }
  /** The button writes the slash: both ways lead to the same list. */
  const open = (): void => {
    const caret = field.current?.selectionStart ?? text.length
    const before = text.slice(0, caret)
    const slash = before === '' || /\s$/.test(before) ? '/' : ' /'
    write(before + slash + text.slice(caret))
    setQuery('')
    moveTo(caret + slash.length)
  }
  return { field, text, write, query, setQuery, insert, open }
}

/** The answer that is written: Enter sends it, a slash opens the answers that were written before. */
export const AnswerField = ({ supportCase, operatorId, onSent, onRefused }: ComposerProps) => {
  const t = useTexts()
  const caseId = supportCase.case_id
  const { field, text, write, query, setQuery, insert, open } = useWritten(operatorId, caseId)
  const canned = useCanned(query, supportCase.language)
  const reason = reasonNot(t, supportCase, operatorId)
  if (reason !== undefined)
    return (
      <Typography color="textSecondary" sx={{ py: 1 }}>
        {reason}
      </Typography>
    )
  const send = async (): Promise<void> => {
    const written = text.trim()
    if (written === '') return
    write('')
    setQuery(undefined)
    try {
      const sent = await sendAnswer(operatorId, caseId, written)
      if (sent) onSent(sent.message)
    } catch (error) {
      await onRefused(error)
    }
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    if (query !== undefined && canned.onKey(event, insert, () => setQuery(undefined))) return
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    void send()
  }
  return (
    <Box sx={{ position: 'relative', display: 'flex', alignItems: 'flex-end', gap: 0.5 }}>
      {query !== undefined && <CannedMenu {...canned} onChoose={insert} />}
      <TextField
        id={composerId}
        inputRef={field}
        value={text}
        multiline
        maxRows={8}
        placeholder={t('cases.answerHint')}
        onChange={({ target }) => {
          write(target.value)
          setQuery(askedIn(target.value.slice(0, target.selectionStart ?? target.value.length)))
        }}
        onBlur={() => setQuery(undefined)}
        onKeyDown={onKeyDown}
        slotProps={{
          htmlInput: {
            'aria-label': t('cases.answer'),
            maxLength: longestAnswer,
            ...(query !== undefined && canned.fieldProps),
          },
        }}
      />
      <Tool name={t('cases.canned')} onPress={open}>
        <BoltIcon />
      </Tool>
      <Tool name={t('cases.send')} isMain isDisabled={text.trim() === ''} onPress={() => void send()}>
        <SendIcon />
      </Tool>
    </Box>
  )
}

interface ToolProps {
  readonly name: string
  readonly isMain?: boolean
  readonly isDisabled?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

/** A button beside the field, which keeps the focus: leaving it would close the list. */
const Tool = ({ name, isMain = false, isDisabled = false, onPress, children }: ToolProps) => (
  <Tooltip title={name}>
    <span>
      <IconButton
        aria-label={name}
        color={isMain ? 'primary' : 'default'}
        disabled={isDisabled}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onPress}
        sx={tool}
      >
        {children}
      </IconButton>
    </span>
  </Tooltip>
)

const tool = { mb: 0.5, '@media (pointer: coarse)': { width: 44, height: 44 } } as const
