import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { barHeights } from '@cliffhanger/rules/bar-heights.ts'
import { parseMinor } from '@cliffhanger/rules/money.ts'
import { Box } from '@mui/material'
import { useState } from 'react'
import { Loading, Title, useGetList } from 'react-admin'
import { useTexts } from '../../platform/texts.ts'
import { DayBars } from '../../ui/day-bars.tsx'
import { type Period, PeriodChoice } from '../../ui/inputs/period-choice.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Amount } from '../../ui/money/amount.tsx'
import { amountText } from '../../ui/money/amounts.ts'
import { Section } from '../../ui/section.tsx'
import { Column, Table } from '../../ui/table.tsx'
import type { ShownSales } from './sources.ts'

const most = { page: 1, perPage: 100 } as const
const minorOf = (amount: string): bigint => parseMinor(amount, coinScale.money) ?? 0n

/** What was sold by day of the platform: a picture, and the same as a table. */
export const VipSalesPage = () => {
  const t = useTexts()
  const [days, setDays] = useState<Period>(30)
  const { data, error, refetch } = useGetList<ShownSales>('vip-sales', { pagination: most, filter: { days } })
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />
  if (!data) return <Loading />
  const oldestFirst = data.toReversed()
  const heights = barHeights(oldestFirst.flatMap((day) => [minorOf(day.vip_amount), minorOf(day.svip_amount)]))
  return (
    <>
      <Title title={t('membership.sales')} />
      <Section
        title={t('membership.sales')}
        explanation={t('membership.salesHint')}
        actions={<PeriodChoice days={days} onChoose={setDays} />}
      >
        <DayBars
          label={t('membership.salesPicture')}
          names={[t('membership.vip'), t('membership.svip')]}
          days={oldestFirst.map(({ day, vip_amount, svip_amount }, index) => ({
            day,
            words: `${day}: ${t('membership.vip')} ${amountText(vip_amount)}, ${t('membership.svip')} ${amountText(svip_amount)}`,
            heights: [heights[index * 2] ?? 0, heights[index * 2 + 1] ?? 0],
          }))}
        />
      </Section>
      <Section title={t('walletFinance.table')}>
        <Table rows={data}>
          <Column<ShownSales> source="day" label={t('membership.day')}>
            {({ day }) => <Box sx={{ whiteSpace: 'nowrap' }}>{day}</Box>}
          </Column>
          <Column<ShownSales> source="vip_orders" label={t('membership.vipOrders')} isNumber />
          <Column<ShownSales> source="vip_amount" label={t('membership.vipAmount')} isNumber>
            {({ vip_amount }) => <Amount value={vip_amount} />}
          </Column>
          <Column<ShownSales> source="svip_orders" label={t('membership.svipOrders')} isNumber />
          <Column<ShownSales> source="svip_amount" label={t('membership.svipAmount')} isNumber>
            {({ svip_amount }) => <Amount value={svip_amount} />}
          </Column>
        </Table>
      </Section>
    </>
  )
}
