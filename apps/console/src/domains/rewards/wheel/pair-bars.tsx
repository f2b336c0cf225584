import { Box } from '@mui/material'

interface PairBarsProps {
  /** From 0 to 100. */
  readonly bars: readonly [drawn: number, expected: number]
  readonly label: string
}

/** What was drawn over what was expected, by one measure for all prizes. The columns beside it say the same. */
export const PairBars = ({ bars, label }: PairBarsProps) => (
  <Box role="img" aria-label={label} sx={{ width: 120 }}>
    <Box sx={{ height: 6, width: `${bars[0]}%`, bgcolor: 'success.main', borderRadius: 1, mb: 0.5 }} />
    <Box sx={{ height: 6, width: `${bars[1]}%`, bgcolor: 'text.disabled', borderRadius: 1 }} />
  </Box>
)
