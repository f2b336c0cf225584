import { providerNames } from '@cliffhanger/contract/payments/payment-provider.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { Box } from '@mui/material'
import { useState } from 'react'
import { Loading, Title, useGetList } from 'react-admin'
import { currentLanguage, useTexts } from '../../../platform/texts.ts'
import { type Period, PeriodChoice } from '../../../ui/inputs/period-choice.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Amount } from '../../../ui/money/amount.tsx'
import { providerText } from '../../../ui/money/payment-texts.ts'
import { Section } from '../../../ui/section.tsx'
import { Column, Table } from '../../../ui/table.tsx'
import { DayChart } from './day-chart.tsx'
import type { ShownDay } from './sources.ts'

const most = { page: 1, perPage: 100 } as const

/** Money in and out by day of the platform: a picture, and the same as a table. */
export const MoneyDaysPage = () => {
  const t = useTexts()
  const [days, setDays] = useState<Period>(30)
  const { data, error, refetch } = useGetList<ShownDay>('money-days', { pagination: most, filter: { days } })
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />
  if (!data) return <Loading />
  const untilTime = data[0]?.until_time ?? 0
  const time = formatMoment(untilTime * 1000, 'moment', currentLanguage())
  return (
    <>
      <Title title={t('walletFinance.days')} />
      <Section
        title={t('walletFinance.days')}
        explanation={untilTime === 0 ? t('walletFinance.nothingCounted') : t('walletFinance.daysHint', { time })}
        actions={<PeriodChoice days={days} onChoose={setDays} />}
      >
        <DayChart days={data} />
      </Section>
      <Section title={t('walletFinance.table')}>
        <Table rows={data}>
          <Column<ShownDay> source="day" label={t('walletFinance.day')}>
            {({ day }) => <Box sx={{ whiteSpace: 'nowrap' }}>{day}</Box>}
          </Column>
          {providerNames.map((provider) => (
            <Column<ShownDay> key={provider} source="recharged" label={providerText(t, provider)} isNumber>
              {({ recharged }) => <Amount value={recharged[provider]} />}
            </Column>
          ))}
          {figures.map(([source, label]) => (
            <Column<ShownDay> key={source} source={source} label={t(label)} isNumber>
              {(day) => <Amount value={day[source]} />}
            </Column>
          ))}
        </Table>
      </Section>
    </>
  )
}

const figures = [
  ['withdrawn', 'walletFinance.withdrawnDay'],
  ['refunded', 'walletFinance.refundsDay'],
  ['charged_back', 'walletFinance.chargebacksDay'],
  ['fees', 'walletFinance.feesDay'],
  ['transferred', 'walletFinance.transferredDay'],
  ['converted', 'walletFinance.convertedDay'],
] as const
