import { Typography } from '@mui/material'
import { useTexts } from '../../platform/texts.ts'
import { Amount } from '../../ui/money/amount.tsx'
import { Section } from '../../ui/section.tsx'
import { Column, Table } from '../../ui/table.tsx'
import type { ShownPool } from './sources.ts'

type OwedDay = ShownPool['owed_days'][number]

/** Interest that was earned and not paid, by day with its age, the oldest first. */
export const OwedDays = ({ days }: { readonly days: readonly OwedDay[] }) => {
  const t = useTexts()
  return (
    <Section title={t('crowdfunding.owedByDay')}>
      {days.length === 0 ? (
        <Typography color="textSecondary">{t('crowdfunding.nothingOwed')}</Typography>
      ) : (
        <Table rows={days.map((day) => ({ ...day, id: day.date }))}>
          <Column<OwedDay> source="date" label={t('crowdfunding.day')} />
          <Column<OwedDay> source="age_days" label={t('crowdfunding.age')} isNumber>
            {({ age_days: age }) => t('crowdfunding.ageDays', { days: age })}
          </Column>
          <Column<OwedDay> source="orders" label={t('crowdfunding.ordersOf')} isNumber />
          <Column<OwedDay> source="amount" label={t('crowdfunding.amount')} isNumber>
            {({ amount }) => <Amount value={amount} />}
          </Column>
        </Table>
      )}
    </Section>
  )
}
