import { Avatar, Box, Stack, Typography } from '@mui/material'

interface PersonProps {
  readonly name: string
  /** Number of a member or group. */
  readonly number: string
  readonly picture: string
}

/** Somebody, or a group, in one cell: picture, name and number. */
export const Person = ({ name, number, picture }: PersonProps) => (
  <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
    <Avatar src={picture} alt="" sx={{ width: 32, height: 32 }} />
    <Box>
      <Typography sx={{ fontWeight: 600 }}>{name || '—'}</Typography>
      <Typography variant="body2" color="textSecondary">
        {number}
      </Typography>
    </Box>
  </Stack>
)
