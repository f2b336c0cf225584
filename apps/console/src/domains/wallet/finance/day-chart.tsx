import type { MoneyDay } from '@cliffhanger/contract/operators/finance-schemas.ts'
import { Box, Stack, Typography } from '@mui/material'
import { useTexts } from '../../../platform/texts.ts'
import { amountText } from '../amounts.ts'
import { barsOf, moneyIn, moneyOut } from './day-figures.ts'

const slot = 12
const bar = 4
const height = 100
const inColor = 'success.main'
const outColor = 'warning.main'

/** Money in and out as bars, the oldest day first. Who cannot see it reads the table beside it, which says the same. */
export const DayChart = ({ days }: { readonly days: readonly MoneyDay[] }) => {
  const t = useTexts()
  const bars = barsOf(days)
  const wordsOf = new Map(
    days.map((day) => [
      day.day,
      `${day.day}: ${t('walletFinance.moneyIn')} ${amountText(moneyIn(day))}, ${t('walletFinance.moneyOut')} ${amountText(moneyOut(day))}`,
    ]),
  )
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box
        component="svg"
        role="img"
        aria-label={t('walletFinance.picture')}
        viewBox={`0 0 ${bars.length * slot} ${height}`}
        preserveAspectRatio="none"
        sx={{ display: 'block', width: '100%', height: 160, borderBottom: 1, borderColor: 'divider' }}
      >
        {bars.map(({ day, inHeight, outHeight }, index) => (
          <g key={day}>
            <title>{wordsOf.get(day)}</title>
            {/* Bars too low to be pointed at are found by their day's whole height. */}
            <rect x={index * slot} y={0} width={slot} height={height} fill="transparent" />
            <Bar x={index * slot + 1} size={inHeight} color={inColor} />
            <Bar x={index * slot + 1 + bar + 1} size={outHeight} color={outColor} />
          </g>
        ))}
      </Box>
      <Stack direction="row" spacing={2} sx={{ pt: 1, justifyContent: 'space-between' }}>
        <Typography variant="body2" color="textSecondary">
          {bars[0]?.day}
        </Typography>
        <Stack direction="row" spacing={2}>
          <Mark color={inColor} name={t('walletFinance.moneyIn')} />
          <Mark color={outColor} name={t('walletFinance.moneyOut')} />
        </Stack>
        <Typography variant="body2" color="textSecondary">
          {bars.at(-1)?.day}
        </Typography>
      </Stack>
    </Box>
  )
}

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
