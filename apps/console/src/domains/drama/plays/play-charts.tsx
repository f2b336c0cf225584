import type { PlayDay } from '@cliffhanger/contract/drama/operator-play-calls.ts'
import { barHeights } from '@cliffhanger/rules/bar-heights.ts'
import { Box } from '@mui/material'
import { useTexts } from '../../../platform/texts.ts'
import { DayBars } from '../../../ui/day-bars.tsx'

/** Plays and failed plays, and the time to the first frame, by day as bars; the oldest first. */
export const PlayCharts = ({ days }: { readonly days: readonly PlayDay[] }) => {
  const t = useTexts()
  const oldestFirst = days.toReversed()
  return (
    <>
      <Pair
        label={t('plays.picture')}
        names={[t('plays.plays'), t('plays.failed')]}
        days={oldestFirst.map(({ day, plays, failed }) => ({ day, figures: [plays, failed] }))}
      />
      <Box sx={{ mt: 3 }}>
        <Pair
          label={t('plays.waitPicture')}
          names={[t('plays.half'), t('plays.most')]}
          days={oldestFirst.map(({ day, ttff_p50, ttff_p95 }) => ({ day, figures: [ttff_p50 ?? 0, ttff_p95 ?? 0] }))}
        />
      </Box>
    </>
  )
}

interface PairProps {
  readonly label: string
  readonly names: readonly [first: string, second: string]
  readonly days: readonly { readonly day: string; readonly figures: readonly [first: number, second: number] }[]
}

/** Two figures of one measure by day. */
const Pair = ({ label, names, days }: PairProps) => {
  const heights = barHeights(days.flatMap(({ figures }) => figures.map(BigInt)))
  return (
    <DayBars
      label={label}
      names={names}
      days={days.map(({ day, figures: [first, second] }, index) => ({
        day,
        words: `${day}: ${names[0]} ${first}, ${names[1]} ${second}`,
        heights: [heights[index * 2] ?? 0, heights[index * 2 + 1] ?? 0],
      }))}
    />
  )
}
