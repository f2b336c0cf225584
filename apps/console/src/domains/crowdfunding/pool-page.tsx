import type { PoolDay } from '@cliffhanger/contract/crowdfunding/operator-pool-calls.ts'
import { ledgerOperatorCalls } from '@cliffhanger/contract/ledger/operator-ledger-calls.ts'
import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import { LinkBase, Loading, Title, useGetOne } from 'react-admin'
import { callServer } from '../../platform/server.ts'
import { useTexts } from '../../platform/texts.ts'
import { useMayDo } from '../../platform/use-may-do.ts'
import { DayBars } from '../../ui/day-bars.tsx'
import { ActionDialog } from '../../ui/dialogs/action-dialog.tsx'
import { reasonField } from '../../ui/dialogs/action-input.tsx'
import { Facts } from '../../ui/facts.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Amount } from '../../ui/money/amount.tsx'
import { amountText, isAmount } from '../../ui/money/amounts.ts'
import { Section } from '../../ui/section.tsx'
import { Column, Table } from '../../ui/table.tsx'
import { OwedDays } from './owed-days.tsx'
import { barHeights } from './pool-bars.ts'
import type { ShownPool } from './sources.ts'

/** The pool that interest is paid from: what it has and owes, and how long it lasts. */
export const PoolPage = () => {
  const t = useTexts()
  const { data: pool, error, refetch } = useGetOne<ShownPool>('crowd-pool', { id: 1 })
  if (error && !pool) return <LoadFailure error={error} onRetry={refetch} />
  if (!pool) return <Loading />
  return (
    <>
      <Title title={t('crowdfunding.pool')} />
      <PoolFacts pool={pool} />
      <Section title={t('crowdfunding.forecast')} explanation={t('crowdfunding.forecastHint')}>
        <Forecast days={pool.days} />
      </Section>
      <OwedDays days={pool.owed_days} />
    </>
  )
}

const PoolFacts = ({ pool }: { readonly pool: ShownPool }) => {
  const t = useTexts()
  const mayWrite = useMayDo()('finance.write')
  const [isFunding, setFunding] = useState(false)
  const { account_id: account, dry_date: dry, missing } = pool
  const history = `/ledger-entries?filter=${encodeURIComponent(JSON.stringify({ account_id: account }))}`
  const buttons = (
    <>
      {account > 0 && (
        <Button component={LinkBase} to={history} variant="outlined" color="inherit">
          {t('crowdfunding.poolHistory')}
        </Button>
      )}
      {mayWrite && (
        <Button variant="contained" onClick={() => setFunding(true)}>
          {t('crowdfunding.fund')}
        </Button>
      )}
    </>
  )
  return (
    <Section title={t('crowdfunding.pool')} explanation={t('crowdfunding.poolHint')} actions={buttons}>
      {pool.is_paused === 1 && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {t('crowdfunding.poolPaused')}
        </Alert>
      )}
      {(pool.is_paused === 0 || dry !== '') && (
        <Alert severity={dry === '' ? 'success' : 'warning'} sx={{ mb: 2 }}>
          {dry === ''
            ? t('crowdfunding.poolLasts')
            : t('crowdfunding.poolDry', { day: dry, amount: amountText(missing) })}
        </Alert>
      )}
      <Facts
        rows={[
          [t('crowdfunding.balance'), <Amount key="balance" value={pool.balance} />],
          [t('crowdfunding.owed'), <Amount key="owed" value={pool.owed} />],
          [t('crowdfunding.running'), String(pool.running_orders)],
        ]}
      />
      {isFunding && <FundingDialog missing={missing} onClose={() => setFunding(false)} />}
    </Section>
  )
}

interface FundingProps {
  readonly missing: string
  readonly onClose: () => void
}

/** Asks for the owner's money; another operator agrees on the page of ledger requests. */
const FundingDialog = ({ missing, onClose }: FundingProps) => {
  const t = useTexts()
  return (
    <ActionDialog
      title={t('crowdfunding.fund')}
      explanation={`${t('crowdfunding.fundHint')} ${t('crowdfunding.waitsForSecond')}`}
      action={t('crowdfunding.request')}
      fields={[
        {
          name: 'amount',
          label: t('crowdfunding.amount'),
          initial: isAmount(missing, 'money') ? missing : '',
          isNumeric: true,
          longest: 24,
          problemOf: (text) => (isAmount(text, 'money') ? undefined : t('wallet.amountWrong')),
        },
        reasonField(t),
      ]}
      run={({ amount, reason }, idempotencyKey) =>
        callServer(
          ledgerOperatorCalls.requestFunding,
          { pool: 'projects', coin_code: 'money', amount, reason },
          { idempotencyKey },
        )
      }
      onClose={onClose}
    />
  )
}

/** What falls due by day: a picture, and the same as a table. */
const Forecast = ({ days }: { readonly days: readonly PoolDay[] }) => {
  const t = useTexts()
  const names = [t('crowdfunding.interestDue'), t('crowdfunding.poolAfter')]
  const heights = barHeights(days)
  return (
    <>
      <DayBars
        label={t('crowdfunding.forecastPicture')}
        names={names}
        days={days.map(({ date, interest, pool_after: after }, index) => ({
          day: date,
          words: `${date}: ${names[0]} ${amountText(interest)}, ${names[1]} ${amountText(after)}`,
          heights: heights[index] ?? [],
        }))}
      />
      <Table rows={days.map((day) => ({ ...day, id: day.date }))}>
        <Column<PoolDay> source="date" label={t('crowdfunding.day')} />
        <Column<PoolDay> source="interest" label={t('crowdfunding.interestDue')} isNumber>
          {({ interest }) => <Amount value={interest} />}
        </Column>
        <Column<PoolDay> source="maturing_orders" label={t('crowdfunding.maturing')} isNumber />
        <Column<PoolDay> source="maturing_principal" label={t('crowdfunding.maturingPrincipal')} isNumber>
          {({ maturing_principal: principal }) => <Amount value={principal} />}
        </Column>
        <Column<PoolDay> source="pool_after" label={t('crowdfunding.poolAfter')} isNumber>
          {({ pool_after: after }) =>
            after.startsWith('-') ? <Amount value={after} isSigned /> : <Amount value={after} />
          }
        </Column>
      </Table>
    </>
  )
}
