import { Box, Stack, Typography } from '@mui/material'

const slot = 12
const bar = 4
const height = 100
const colors = ['success.main', 'warning.main'] as const

/** Two figures of a day, as heights from 0 to 100, and what they say in words. */
export interface DayBar {
  readonly day: string
  readonly words: string
  readonly heights: readonly [first: number, second: number]
}

interface DayBarsProps {
  readonly label: string
  /** The oldest first. */
  readonly days: readonly DayBar[]
  readonly names: readonly [first: string, second: string]
}

/** Two figures by day as bars. Who cannot see it reads the table beside it, which says the same. */
export const DayBars = ({ label, days, names }: DayBarsProps) => (
  <Box component="figure" sx={{ m: 0 }}>
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${days.length * slot} ${height}`}
      preserveAspectRatio="none"
      sx={{ display: 'block', width: '100%', height: 160, borderBottom: 1, borderColor: 'divider' }}
    >
      {days.map(({ day, words, heights }, index) => (
        <g key={day}>
          <title>{words}</title>
          {/* Bars too low to be pointed at are found by their day's whole height. */}
          <rect x={index * slot} y={0} width={slot} height={height} fill="transparent" />
          <Bar x={index * slot + 1} size={heights[0]} color={colors[0]} />
          <Bar x={index * slot + 1 + bar + 1} size={heights[1]} color={colors[1]} />
        </g>
      ))}
    </Box>
    <Stack direction="row" spacing={2} sx={{ pt: 1, justifyContent: 'space-between' }}>
      <Typography variant="body2" color="textSecondary">
        {days[0]?.day}
      </Typography>
      <Stack direction="row" spacing={2}>
        <Mark color={colors[0]} name={names[0]} />
        <Mark color={colors[1]} name={names[1]} />
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {days.at(-1)?.day}
      </Typography>
    </Stack>
  </Box>
)

interface BarProps {
  readonly x: number
  readonly size: number
  readonly color: string
}

const Bar = ({ x, size, color }: BarProps) => (
  <Box component="rect" x={x} y={height - size} width={bar} height={size} sx={{ fill: 'currentColor', color }} />
)

const Mark = ({ color, name }: { readonly color: string; readonly name: string }) => (
  <Stack direction="row" spacing={0.75} sx={{ alignItems: 'center' }}>
    <Box sx={{ width: 8, height: 8, borderRadius: '2px', bgcolor: color }} />
    <Typography variant="body2" color="textSecondary">
      {name}
    </Typography>
  </Stack>
)
