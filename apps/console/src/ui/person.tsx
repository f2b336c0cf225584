import { Avatar, Box, Stack, Typography } from '@mui/material'
import { useTexts } from '../platform/texts.ts'

interface PersonProps {
  readonly name: string
  /** Number of a member or group. */
  readonly number: string
  readonly picture: string
}

/** A narrow column would else break a name between its letters; a very long one is cut, and whole to the pointer. */
const oneLine = { maxWidth: 220, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** Somebody, or a group, in one cell: picture, name and number. A row of a table stays 44 px high with it. */
export const Person = ({ name, number, picture }: PersonProps) => {
  const t = useTexts()
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
      <Avatar src={picture} alt="" sx={{ width: 28, height: 28 }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography title={name} sx={{ ...oneLine, fontSize: 13, lineHeight: 1.25, fontWeight: 600 }}>
          {name || '—'}
        </Typography>
        <Typography
          sx={{ ...oneLine, fontSize: 12, lineHeight: 1.2 }}
          color="textSecondary"
          data-part={t('lists.number')}
        >
          {number}
        </Typography>
      </Box>
    </Stack>
  )
}
