import type { CaseEntry } from '@cliffhanger/contract/support/operator-schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { alpha, Box, type Theme, Typography } from '@mui/material'
import { currentLanguage, useTexts } from '../../../platform/texts.ts'
import { entryText } from '../case-words.ts'

interface EntryLineProps {
  readonly entry: CaseEntry
  /** What the member rated the case with; 0: not yet. */
  readonly rating: number
}

/** What happened to the case, in the middle; a note, and what was noted with a transfer, in the colour of notes. */
export const EntryLine = ({ entry, rating }: EntryLineProps) => {
  const t = useTexts()
  const { act, operator, text, create_time } = entry
  const time = formatMoment(create_time * 1000, 'time', currentLanguage())
  if (act === 'note')
    return <Note head={[t('cases.note'), operator?.name, time].filter(Boolean).join(' · ')} text={text} />
  return (
    <>
      <Typography component="div" color="textSecondary" sx={{ textAlign: 'center', fontSize: 12 }}>
        {entryText(t, entry, rating)} · {time}
      </Typography>
      {act === 'transfer' && text !== '' && (
        <Note head={[t('cases.note'), operator?.name].filter(Boolean).join(' · ')} text={text} />
      )}
    </>
  )
}

const Note = ({ head, text }: { readonly head: string; readonly text: string }) => (
  <Box
    sx={{
      alignSelf: 'flex-end',
      maxWidth: 'min(560px, 86%)',
      px: 1.5,
      py: 1,
      borderRadius: 2,
      bgcolor: ({ palette }: Theme) => alpha(palette.warning.main, 0.16),
      borderLeft: '3px solid',
      borderColor: 'warning.main',
    }}
  >
    <Typography sx={{ fontSize: 12, fontWeight: 600 }}>{head}</Typography>
    <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Box>
  </Box>
)
