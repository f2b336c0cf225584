import { axisMarks } from '@cliffhanger/rules/business/figures.ts'
import { Box, Stack, Typography } from '@mui/material'

/** A day of a chart: its figure, that of the same day of the period before, and both in words. */
export interface ChartDay {
  readonly day: string
  readonly value: number
  /** Undefined where there is nothing to compare with. */
  readonly before?: number | undefined
  readonly words: string
  /** It still lasts: its figure is that until now, and its line a broken one. */
  readonly isRunning?: boolean
}

interface LineChartProps {
  /** What it shows, for who cannot see it. */
  readonly label: string
  /** The oldest first. */
  readonly days: readonly ChartDay[]
  /** Of the figures, and of those of the period before. */
  readonly names: readonly [now: string, before: string]
  readonly markText: (value: number) => string
  readonly dayText: (day: string) => string
  /** What stands there where every figure is 0. */
  readonly nothing: string
}

const width = 100
const height = 100

/** A figure by day as a line over marks, with the period before as a broken one. Each day says its figures to the pointer. */
export const LineChart = ({ label, days, names, markText, dayText, nothing }: LineChartProps) => {
  const largest = Math.max(0, ...days.flatMap(({ value, before = 0 }) => [value, before]))
  if (largest === 0) return <NothingYet words={nothing} />
  const marks = axisMarks(largest)
  const top = marks.at(-1) ?? 1
  const dayWidth = width / days.length
  const pointOf = (value: number, index: number): string =>
    `${(index + 0.5) * dayWidth},${height - (Math.max(0, value) / top) * height}`
  const points = days.map(({ value }, index) => pointOf(value, index))
  // A day that lasts would draw the line down to what nobody knows yet.
  const isRunning = days.at(-1)?.isRunning === true && days.length > 1
  const whole = isRunning ? points.slice(0, -1) : points
  const line = whole.join(' ')
  const lineBefore = days
    .flatMap(({ before }, index) => (before === undefined ? [] : [pointOf(before, index)]))
    .join(' ')
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', columnGap: 1 }}>
        <Marks marks={marks} markText={markText} />
        <Box
          component="svg"
          role="img"
          aria-label={label}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          sx={{
            display: 'block',
            width: '100%',
            height: plotHeight,
            overflow: 'visible',
            '& *': { vectorEffect: 'non-scaling-stroke' },
          }}
        >
          {marks.map((mark) => (
            <Rule key={mark} y={height - (mark / top) * height} />
          ))}
          <Box
            component="polyline"
            points={lineBefore}
            sx={{ ...stroke, color: 'text.secondary', strokeDasharray: '3 4' }}
          />
          <Box
            component="polygon"
            points={`${dayWidth / 2},${height} ${line} ${(whole.length - 0.5) * dayWidth},${height}`}
            sx={area}
          />
          <Box component="polyline" points={line} sx={{ ...stroke, color: 'info.main', strokeWidth: 2 }} />
          {isRunning && (
            <Box
              component="polyline"
              data-running
              points={points.slice(-2).join(' ')}
              sx={{ ...stroke, color: 'info.main', strokeWidth: 2, strokeDasharray: '2 5' }}
            />
          )}
          {days.map(({ day, words }, index) => (
            <Box key={day} component="rect" x={index * dayWidth} y={0} width={dayWidth} height={height} sx={column}>
              <title>{words}</title>
            </Box>
          ))}
        </Box>
        <span />
        <Days days={days} dayText={dayText} />
      </Box>
      <Stack direction="row" spacing={2} sx={{ pt: 1, justifyContent: 'flex-end' }}>
        <Legend name={names[0]} isBefore={false} />
        <Legend name={names[1]} isBefore />
      </Stack>
    </Box>
  )
}

const plotHeight = 160

const stroke = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5, strokeLinejoin: 'round' } as const
const area = { fill: 'currentColor', color: 'info.main', opacity: 0.1 }
const column = { fill: 'transparent', '&:hover': { fill: 'currentColor', color: 'info.main', opacity: 0.15 } }

const Rule = ({ y }: { readonly y: number }) => (
  <Box
    component="line"
    x1={0}
    x2={width}
    y1={y}
    y2={y}
    sx={{ stroke: 'currentColor', strokeWidth: 1, color: 'divider' }}
  />
)

interface MarksProps {
  readonly marks: readonly number[]
  readonly markText: (value: number) => string
}

/** What the rules stand for, the largest at the top. */
const Marks = ({ marks, markText }: MarksProps) => (
  <Stack
    sx={{ height: plotHeight, flexDirection: 'column-reverse', justifyContent: 'space-between', textAlign: 'right' }}
  >
    {marks.map((mark) => (
      <Box key={mark} component="span" sx={{ ...small, lineHeight: 0 }}>
        {markText(mark)}
      </Box>
    ))}
  </Stack>
)

interface DaysProps {
  readonly days: readonly ChartDay[]
  readonly dayText: (day: string) => string
}

/** The first day, the last, and one between them. */
const Days = ({ days, dayText }: DaysProps) => {
  const shown = [days[0], days[Math.floor((days.length - 1) / 2)], days.at(-1)]
  const named = [...new Set(shown.flatMap((day) => (day ? [day.day] : [])))]
  return (
    <Stack direction="row" sx={{ pt: 0.75, justifyContent: 'space-between' }}>
      {named.map((day) => (
        <Box key={day} component="span" sx={small}>
          {dayText(day)}
        </Box>
      ))}
    </Stack>
  )
}

const small = { fontSize: 12, color: 'text.secondary', whiteSpace: 'nowrap' }

const Legend = ({ name, isBefore }: { readonly name: string; readonly isBefore: boolean }) => (
  <Stack direction="row" spacing={0.75} sx={{ alignItems: 'center' }}>
    <Box
      sx={{
        width: 16,
        borderTop: isBefore ? '2px dashed' : '2px solid',
        borderColor: isBefore ? 'text.secondary' : 'info.main',
      }}
    />
    <Box component="span" sx={small}>
      {name}
    </Box>
  </Stack>
)

const NothingYet = ({ words }: { readonly words: string }) => (
  <Box
    sx={{
      height: plotHeight,
      display: 'grid',
      placeItems: 'center',
      border: '1px dashed',
      borderColor: 'divider',
      borderRadius: 1,
    }}
  >
    <Typography color="textSecondary">{words}</Typography>
  </Box>
)
