import { alpha, Box, type Theme, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { AnswerField } from './answer-field.tsx'
import type { ComposerProps } from './composer-props.ts'
import { NoteField } from './note-field.tsx'

/** Where an operator answers the member of their case, or notes something for colleagues. */
export const Composer = (props: ComposerProps) => {
  const t = useTexts()
  const [mode, setMode] = useState<'answer' | 'note'>('answer')
  const { supportCase, operatorId } = props
  return (
    <Box
      sx={{
        flexShrink: 0,
        px: 1.5,
        pt: 1,
        pb: 1,
        borderTop: 1,
        borderColor: 'divider',
        ...(mode === 'note' && { bgcolor: ({ palette }: Theme) => alpha(palette.warning.main, 0.12) }),
      }}
    >
      <ToggleButtonGroup
        size="small"
        exclusive
        value={mode}
        aria-label={t('cases.modes')}
        onChange={(_event, chosen: 'answer' | 'note' | null) => chosen && setMode(chosen)}
      >
        <ToggleButton value="answer" sx={choice}>
          {t('cases.answer')}
        </ToggleButton>
        <ToggleButton value="note" sx={choice}>
          {t('cases.note')}
        </ToggleButton>
      </ToggleButtonGroup>
      {mode === 'answer' ? (
        <AnswerField key={`${operatorId} ${supportCase.case_id}`} {...props} />
      ) : (
        <NoteField {...props} />
      )}
    </Box>
  )
}

const choice = { py: 0.25, px: 1.25, color: 'text.secondary', '@media (pointer: coarse)': { minHeight: 44 } } as const
