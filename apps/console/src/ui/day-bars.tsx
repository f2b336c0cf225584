import { Box, Stack, Typography } from '@mui/material'

const slot = 12
const height = 100
const colors = ['success.main', 'warning.main', 'info.main', 'secondary.main'] as const
const colorAt = (index: number): string => colors[index] ?? colors[0]

/** A few figures of a day, as heights from 0 to 100, and what they say in words. */
export interface DayBar {
  readonly day: string
  readonly words: string
  readonly heights: readonly number[]
}

interface DayBarsProps {
  readonly label: string
  /** The oldest first. */
  readonly days: readonly DayBar[]
  /** Of the figures of a day. */
  readonly names: readonly string[]
}

/** A few figures by day as bars. Who cannot see it reads the table beside it, which says the same. */
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
          {heights.map((size, place) => (
            <Bar
              key={names[place]}
              x={index * slot + 1 + (place * (slot - 1)) / heights.length}
              width={(slot - 1) / heights.length - 1}
              size={size}
              color={colorAt(place)}
            />
          ))}
        </g>
      ))}
    </Box>
    <Stack direction="row" sx={{ pt: 1, justifyContent: 'space-between' }}>
      <Typography variant="body2" color="textSecondary">
        {days[0]?.day}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {days.at(-1)?.day}
      </Typography>
    </Stack>
    <Stack direction="row" useFlexGap spacing={2} sx={{ pt: 0.5, justifyContent: 'center', flexWrap: 'wrap' }}>
      {names.map((name, place) => (
        <Mark key={name} color={colorAt(place)} name={name} />
      ))}
    </Stack>
  </Box>
)

interface BarProps {
  readonly x: number
  readonly width: number
  readonly size: number
  readonly color: string
}

const Bar = ({ x, width, size, color }: BarProps) => (
  <Box component="rect" x={x} y={height - size} width={width} height={size} sx={{ fill: 'currentColor', color }} />
)

const Mark = ({ color, name }: { readonly color: string; readonly name: string }) => (
  <Stack direction="row" spacing={0.75} sx={{ alignItems: 'center' }}>
    <Box sx={{ width: 8, height: 8, borderRadius: '2px', bgcolor: color }} />
    <Typography variant="body2" color="textSecondary">
      {name}
    </Typography>
  </Stack>
)
