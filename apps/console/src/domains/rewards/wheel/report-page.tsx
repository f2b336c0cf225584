import type { CallData } from '@cliffhanger/contract/call.ts'
import type { FairPrize, wheelOperatorCalls } from '@cliffhanger/contract/rewards/operator-wheel-calls.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { barHeights } from '@cliffhanger/rules/bar-heights.ts'
import { Alert, Box, MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { Loading, Title, useGetList } from 'react-admin'
import { currentLanguage, useTexts } from '../../../platform/texts.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Section } from '../../../ui/section.tsx'
import { shownText } from '../../../ui/short-texts.ts'
import { Column, Table } from '../../../ui/table.tsx'
import { oddsText } from './odds.ts'
import { PairBars } from './pair-bars.tsx'
import { assessmentOf, decimalText, probabilityText } from './report-words.ts'

export type Report = CallData<typeof wheelOperatorCalls.getWheelReport> & { readonly id: number }

const one = { page: 1, perPage: 1 } as const
const severities = {
  'rewards.pNone': 'info',
  'rewards.pFew': 'info',
  'rewards.pFair': 'success',
  'rewards.pLook': 'warning',
  'rewards.pWrong': 'error',
} as const

/** How often each prize was drawn beside its odds, and what the difference means. */
export const WheelReportPage = () => {
  const t = useTexts()
  const [tableId, setTableId] = useState<number>()
  const { data, error, refetch } = useGetList<Report>('wheel-report', {
    pagination: one,
    filter: { table_id: tableId },
  })
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />
  const report = data?.[0]
  if (!report) return <Loading />
  const assessment = assessmentOf(report)
  const p = probabilityText(report.p_value)
  const timeText = (seconds: number): string => formatMoment(seconds * 1000, 'moment', currentLanguage())
  return (
    <Box sx={{ pt: 2 }}>
      <Title title={t('rewards.fairness')} />
      <Section
        title={t('rewards.fairness')}
        explanation={t('rewards.fairnessHint')}
        actions={
          report.tables.length > 0 && (
            <TextField
              select
              size="small"
              label={t('rewards.chooseTable')}
              value={report.table_id}
              onChange={({ target }) => setTableId(Number(target.value))}
              sx={{ minWidth: 220 }}
            >
              {report.tables.map(({ table_id: id, start_time: start }) => (
                <MenuItem key={id} value={id}>
                  {start === 0 ? `#${id}` : t('rewards.tableFrom', { id, time: timeText(start) })}
                </MenuItem>
              ))}
            </TextField>
          )
        }
      >
        <Alert severity={severities[assessment]} sx={{ mb: 2 }}>
          {t(assessment)} {report.draws > 0 && t('rewards.pSentence', { p })}
        </Alert>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t('rewards.draws')}: {decimalText(report.draws, 0)} ·{' '}
          {t('rewards.testLine', { statistic: decimalText(report.statistic, 2), degrees: report.degrees, p })}
        </Typography>
        <PrizeTable report={report} />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('rewards.givenHint')}
        </Typography>
      </Section>
    </Box>
  )
}

type Row = FairPrize & { readonly id: number; readonly bars: readonly [drawn: number, expected: number] }

const PrizeTable = ({ report }: { readonly report: Report }) => {
  const t = useTexts()
  const { prizes, draws } = report
  const heights = barHeights(prizes.flatMap(({ drawn, expected }) => [BigInt(drawn), BigInt(Math.round(expected))]))
  const rows = prizes.map(
    (prize, index): Row => ({
      ...prize,
      id: prize.prize_id,
      bars: [heights[index * 2] ?? 0, heights[index * 2 + 1] ?? 0],
    }),
  )
  return (
    <Table rows={rows}>
      <Column<Row> source="names" label={t('rewards.prize')}>
        {({ names, prize_id }) => shownText(names, currentLanguage()) || `#${prize_id}`}
      </Column>
      <Column<Row> source="bars" label={t('rewards.drawnExpected')}>
        {({ bars, drawn, expected }) => (
          <PairBars
            bars={bars}
            label={`${t('rewards.drawn')} ${drawn}, ${t('rewards.expected')} ${expected.toFixed(1)}`}
          />
        )}
      </Column>
      <Column<Row> source="probability" label={t('rewards.odds')} isNumber>
        {({ probability }) => oddsText(probability)}
      </Column>
      <Column<Row> source="drawn" label={t('rewards.drawnShare')} isNumber>
        {({ drawn }) => (draws === 0 ? '—' : oddsText((drawn / draws).toFixed(4)))}
      </Column>
      <Column<Row> source="drawn" label={t('rewards.drawn')} isNumber>
        {({ drawn }) => decimalText(drawn, 0)}
      </Column>
      <Column<Row> source="expected" label={t('rewards.expected')} isNumber>
        {({ expected }) => decimalText(expected, 1)}
      </Column>
      <Column<Row> source="part" label={t('rewards.part')} isNumber>
        {({ part }) => decimalText(part, 2)}
      </Column>
      <Column<Row> source="given" label={t('rewards.givenOut')} isNumber>
        {({ given }) => decimalText(given, 0)}
      </Column>
    </Table>
  )
}
