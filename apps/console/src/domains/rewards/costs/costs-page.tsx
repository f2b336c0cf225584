import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { Box, Button, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useState } from 'react'
import { LinkBase, Loading, Title, useGetList } from 'react-admin'
import { currentLanguage, useTexts } from '../../../platform/texts.ts'
import { DayBars } from '../../../ui/day-bars.tsx'
import { type Period, PeriodChoice } from '../../../ui/inputs/period-choice.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { amountText, coinName } from '../../../ui/money/amounts.ts'
import { Section } from '../../../ui/section.tsx'
import { Column, Table } from '../../../ui/table.tsx'
import type { ShownCosts } from '../sources.ts'
import { BudgetSection } from './budget-section.tsx'
import { type CostCoin, costBars, costCoins, costSources, totalGiven } from './cost-figures.ts'

const whole = { page: 1, perPage: 100 } as const

const sourceTexts = {
  sign: 'rewards.sourceSign',
  task: 'rewards.sourceTask',
  wheel: 'rewards.sourceWheel',
  recharge: 'rewards.sourceRecharge',
} as const

/** What rewards cost by day, what is left to give, and how far budgets of prizes are used. */
export const CostsPage = () => {
  const t = useTexts()
  const [days, setDays] = useState<Period>(30)
  const [coin, setCoin] = useState<CostCoin>('gold')
  const { data, error, refetch } = useGetList<ShownCosts>('reward-days', { pagination: whole, filter: { days } })
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />
  const costs = data?.[0]
  if (!costs) return <Loading />
  const time = formatMoment(costs.until_time * 1000, 'moment', currentLanguage())
  return (
    <Box sx={{ pt: 2 }}>
      <Title title={t('rewards.costs')} />
      <Section
        title={t('rewards.costs')}
        explanation={costs.until_time === 0 ? t('walletFinance.nothingCounted') : t('rewards.costsHint', { time })}
        actions={
          <>
            <ToggleButtonGroup
              size="small"
              exclusive
              value={coin}
              aria-label={t('rewards.chooseCoin')}
              onChange={(_event, chosen: CostCoin | null) => chosen && setCoin(chosen)}
            >
              {costCoins.map((each) => (
                <ToggleButton key={each} value={each}>
                  {coinName(t, each)}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
            <PeriodChoice days={days} onChoose={setDays} />
          </>
        }
      >
        <CostBars costs={costs} coin={coin} />
      </Section>
      <Section title={t('rewards.pool')} explanation={t('rewards.poolHint')}>
        <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="h5" component="p">
            {amountText(costs.pool)}
          </Typography>
          <Button component={LinkBase} to="/ledger-platform" size="small">
            {t('rewards.poolOpen')}
          </Button>
        </Stack>
      </Section>
      <BudgetSection costs={costs} />
      <Section title={t('walletFinance.table')}>
        <CostTable costs={costs} coin={coin} />
      </Section>
    </Box>
  )
}

interface CostsOfCoin {
  readonly costs: ShownCosts
  readonly coin: CostCoin
}

/** A bar for each day, by what the reward was for. */
const CostBars = ({ costs, coin }: CostsOfCoin) => {
  const t = useTexts()
  const names = costSources.map((source) => t(sourceTexts[source]))
  const dayOf = new Map(costs.list.map((day) => [day.day, day]))
  const wordsOf = (day: string): string => {
    const found = dayOf.get(day)
    const parts = found
      ? costSources.map((source, index) => `${names[index]} ${amountText(found.given[source][coin])}`)
      : []
    return `${day}: ${parts.join(', ')}`
  }
  return (
    <DayBars
      label={t('rewards.costPicture', { coin: coinName(t, coin) })}
      names={names}
      days={costBars(costs.list, coin).map((bar) => ({ ...bar, words: wordsOf(bar.day) }))}
    />
  )
}

/** The same in figures, with what members paid for spins. */
const CostTable = ({ costs, coin }: CostsOfCoin) => {
  const t = useTexts()
  return (
    <Table rows={costs.list.map((day) => ({ ...day, id: day.day }))}>
      <Column<Row> source="day" label={t('walletFinance.day')}>
        {({ day }) => <Box sx={{ whiteSpace: 'nowrap' }}>{day}</Box>}
      </Column>
      {costSources.map((source) => (
        <Column<Row> key={source} source="given" label={t(sourceTexts[source])} isNumber>
          {({ given }) => amountText(given[source][coin])}
        </Column>
      ))}
      <Column<Row> source="given" label={t('rewards.total')} isNumber>
        {(day) => amountText(totalGiven(day, coin))}
      </Column>
      <Column<Row> source="paid" label={t('rewards.paid')} isNumber>
        {({ paid }) => amountText(paid[coin])}
      </Column>
    </Table>
  )
}

type Row = ShownCosts['list'][number]
