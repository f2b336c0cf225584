import { commissionOperatorCalls } from '@cliffhanger/contract/commission/operator-calls.ts'
import type { StatementSums } from '@cliffhanger/contract/commission/operator-schemas.ts'
import { Box, Button, TextField } from '@mui/material'
import { useState } from 'react'
import { Title, useGetList } from 'react-admin'
import { callServer } from '../../platform/server.ts'
import { useTexts } from '../../platform/texts.ts'
import { useNotifyFailure } from '../../platform/use-action.ts'
import { ListPage } from '../../ui/list-page.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Amount } from '../../ui/money/amount.tsx'
import { PersonLink } from '../../ui/person-link.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { Section } from '../../ui/section.tsx'
import { Column, Table } from '../../ui/table.tsx'
import { totalOf } from './figures.ts'
import type { ShownLine } from './sources.ts'
import { StatementTotals } from './statement-totals.tsx'

const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text)

/** What commission moved in a month of the platform: of everybody, by earner, and as a file for the books. */
export const StatementPage = () => {
  const t = useTexts()
  const [month, setMonth] = useState(() => new Date().toISOString().slice(0, 7))
  return (
    <Box sx={{ py: 2 }}>
      <Title title={t('commission.statement')} />
      <Section
        title={t('commission.statement')}
        explanation={t('commission.statementHint')}
        actions={isMonth(month) && <Downloads month={month} />}
      >
        <TextField
          label={t('commission.month')}
          type="month"
          size="small"
          value={month}
          onChange={({ target }) => setMonth(target.value)}
          error={!isMonth(month)}
          helperText={isMonth(month) ? undefined : t('commission.monthWrong')}
          placeholder="2026-11"
          sx={{ width: 220, mb: 2 }}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        {isMonth(month) && <Sums key={month} month={month} />}
      </Section>
      {isMonth(month) && <Earners key={`earners ${month}`} month={month} />}
    </Box>
  )
}

const Downloads = ({ month }: { readonly month: string }) => {
  const t = useTexts()
  const notifyFailure = useNotifyFailure()
  const [busy, setBusy] = useState<'csv' | 'pdf'>()
  const download = async (format: 'csv' | 'pdf'): Promise<void> => {
    setBusy(format)
    try {
      saveFile(await callServer(commissionOperatorCalls.exportCommissionStatement, { month, format }))
    } catch (error) {
      await notifyFailure(error)
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <>
      <Button variant="outlined" size="small" loading={busy === 'csv'} onClick={() => void download('csv')}>
        {t('commission.downloadCsv')}
      </Button>
      <Button variant="outlined" size="small" loading={busy === 'pdf'} onClick={() => void download('pdf')}>
        {t('commission.downloadPdf')}
      </Button>
    </>
  )
}

const nobody: StatementSums = {
  open_before: '0.00',
  earned: { vip: '0.00', video: '0.00', fee: '0.00' },
  reversed: { vip: '0.00', video: '0.00', fee: '0.00' },
  reversed_settled: '0.00',
  settled: '0.00',
  open_after: '0.00',
}

/** The sums come with each line; a month without lines moved nothing. */
const Sums = ({ month }: { readonly month: string }) => {
  const { data, error, refetch } = useGetList<ShownLine>('commission-statement', {
    pagination: { page: 1, perPage: 1 },
    filter: { month },
  })
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />
  return data ? <StatementTotals sums={data[0]?.sums ?? nobody} /> : null
}

const Earners = ({ month }: { readonly month: string }) => {
  const t = useTexts()
  return (
    <Section title={t('commission.byEarner')}>
      <ListPage title="" within={{ resource: 'commission-statement', filter: { month } }}>
        <Table>
          <Column<ShownLine> source="earner" label={t('commission.earner')}>
            {({ earner }) => <PersonLink member={earner} />}
          </Column>
          <Column<ShownLine> source="open_before" label={t('commission.openBefore')} isNumber>
            {({ open_before: amount }) => <Amount value={amount} />}
          </Column>
          {(['vip', 'video', 'fee'] as const).map((kind) => (
            <Column<ShownLine> key={kind} source="earned" label={t(`commission.${kind}`)} isNumber>
              {({ earned }) => <Amount value={earned[kind]} />}
            </Column>
          ))}
          <Column<ShownLine> source="reversed" label={t('commission.reversed')} isNumber>
            {({ reversed }) => <Amount value={totalOf(reversed)} />}
          </Column>
          <Column<ShownLine> source="reversed_settled" label={t('commission.reversedSettled')} isNumber>
            {({ reversed_settled: amount }) => <Amount value={amount} />}
          </Column>
          <Column<ShownLine> source="settled" label={t('commission.settled')} isNumber>
            {({ settled }) => <Amount value={settled} />}
          </Column>
          <Column<ShownLine> source="open_after" label={t('commission.openAfter')} isNumber>
            {({ open_after: amount }) => <Amount value={amount} />}
          </Column>
        </Table>
      </ListPage>
    </Section>
  )
}
