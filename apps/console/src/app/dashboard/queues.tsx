import { Alert } from '@mui/material'
import { useMoneyWaiting } from '../../domains/wallet/money-waiting.ts'
import { useTexts } from '../../platform/texts.ts'
import { useMayDo } from '../../platform/use-may-do.ts'
import { Section } from '../../ui/section.tsx'
import { useWaiting } from '../waiting.ts'
import { Figure, FigurePlaces, Figures } from './figure.tsx'

/** What waits for somebody. */
export const Waiting = () => {
  const t = useTexts()
  const waiting = useWaiting()
  return (
    <Section title={t('dashboard.waitingTitle')}>
      {waiting ? <WaitingFigures waiting={waiting} /> : <FigurePlaces count={11} />}
    </Section>
  )
}

const WaitingFigures = ({ waiting }: { readonly waiting: NonNullable<ReturnType<typeof useWaiting>> }) => {
  const t = useTexts()
  const mayDo = useMayDo()
  return (
    <Figures>
      <Figure name={t('dashboard.transcoding')} value={waiting.transcoding} to="/dramas" />
      <Figure name={t('dashboard.failed')} value={waiting.failed} to="/dramas" color="error.main" />
      <Figure name={t('dashboard.unlisted')} value={waiting.dramas_unlisted} to="/dramas" color="warning.main" />
      {mayDo('report.read') && (
        <Figure name={t('dashboard.reports')} value={waiting.reports} to="/reports" color="warning.main" />
      )}
      {mayDo('group.write') && (
        <Figure name={t('dashboard.reviews')} value={waiting.reviews} to="/reviews" color="warning.main" />
      )}
      {mayDo('identity.review') && (
        <Figure name={t('dashboard.realNames')} value={waiting.real_names} to="/real-names" color="warning.main" />
      )}
      {mayDo('member.read') && (
        <Figure name={t('dashboard.mallOrders')} value={waiting.mall_orders} to="/mall-orders" color="warning.main" />
      )}
      {mayDo('star.read') && (
        <Figure name={t('dashboard.starPosts')} value={waiting.star_posts} to="/star-posts" color="warning.main" />
      )}
      {mayDo('finance.read') && (
        <Figure
          name={t('dashboard.agentApplications')}
          value={waiting.agent_applications}
          to="/agent-applications"
          color="warning.main"
        />
      )}
      {mayDo('change.write') && (
        <Figure name={t('dashboard.changes')} value={waiting.changes} to="/changes" color="warning.main" />
      )}
      {mayDo('outbox.read') && (
        <Figure name={t('dashboard.codes')} value={waiting.codes} to="/outbox" color="warning.main" />
      )}
    </Figures>
  )
}

/** Queues of money, and whether the ledger is sound. */
export const MoneyWaiting = () => {
  const t = useTexts()
  const money = useMoneyWaiting()
  return (
    <Section title={t('wallet.menuQueues')}>
      {money ? <MoneyFigures money={money} /> : <FigurePlaces count={12} />}
    </Section>
  )
}

const MoneyFigures = ({ money }: { readonly money: NonNullable<ReturnType<typeof useMoneyWaiting>> }) => {
  const t = useTexts()
  const mayDo = useMayDo()
  return (
    <>
      <Alert severity={money.is_sound === 1 ? 'success' : 'error'} sx={{ mb: 2 }}>
        {money.is_sound === 1 ? t('wallet.ledgerSound') : t('wallet.ledgerBroken')}
      </Alert>
      <Figures>
        <Figure name={t('wallet.toAuditRecharges')} value={money.recharges} to="/recharges" color="warning.main" />
        <Figure
          name={t('wallet.toConfirmRecharges')}
          value={money.recharges_confirmed}
          to={`/recharges?filter=${encodeURIComponent(JSON.stringify({ state: 2 }))}`}
          color="warning.main"
        />
        <Figure
          name={t('wallet.toAuditWithdrawals')}
          value={money.withdrawals_to_audit}
          to="/withdrawals"
          color="warning.main"
        />
        <Figure
          name={t('wallet.toPayWithdrawals')}
          value={money.withdrawals_to_pay}
          to="/withdrawals"
          color="warning.main"
        />
        <Figure
          name={t('wallet.overdueWithdrawals')}
          value={money.withdrawals_overdue}
          to="/withdrawals"
          color="error.main"
        />
        <Figure name={t('wallet.openSuspense')} value={money.suspense} to="/suspense" color="warning.main" />
        <Figure
          name={t('walletFinance.differences')}
          value={money.differences}
          to="/reconciliations"
          color="error.main"
        />
        <Figure name={t('wallet.waitingRequests')} value={money.requests} to="/ledger-requests" color="warning.main" />
        <Figure
          name={t('dashboard.crowdObligations')}
          value={money.crowd_obligations}
          to="/crowd-obligations"
          color="error.main"
        />
        <Figure name={t('coolingOffs.waiting')} value={money.lifts} to="/cooling-offs" color="warning.main" />
        {!mayDo('content.read') && (
          <Figure name={t('dashboard.changes')} value={money.changes} to="/changes" color="warning.main" />
        )}
      </Figures>
    </>
  )
}

/** How much there is. */
export const PlatformFigures = () => {
  const t = useTexts()
  const mayDo = useMayDo()
  const waiting = useWaiting()
  return (
    <Section title={t('dashboard.platformTitle')}>
      {waiting ? (
        <Figures>
          <Figure name={t('drama.dramas')} value={waiting.dramas} to="/dramas" />
          {mayDo('member.read') && <Figure name={t('account.members')} value={waiting.members} to="/members" />}
        </Figures>
      ) : (
        <FigurePlaces count={2} />
      )}
    </Section>
  )
}
