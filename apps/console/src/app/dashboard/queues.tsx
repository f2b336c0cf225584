import type { OperatorPermission } from '@cliffhanger/contract/call.ts'
import type { MoneyWaiting as MoneyCounts } from '@cliffhanger/contract/payments/operator-finance-schemas.ts'
import type { PlainConsoleTextKey } from '@cliffhanger/i18n/console-texts.ts'
import { Alert } from '@mui/material'
import { useMoneyWaiting } from '../../domains/wallet/money-waiting.ts'
import { useTexts } from '../../platform/texts.ts'
import { useMayDo } from '../../platform/use-may-do.ts'
import { Section } from '../../ui/section.tsx'
import { useWaiting } from '../waiting.ts'
import { Figure, FigurePlaces, Figures } from './figure.tsx'

type Counts = NonNullable<ReturnType<typeof useWaiting>>

/** A queue, the page that works it off, and who sees it; an urgent one should be empty at all times. */
interface Queue<All> {
  readonly name: PlainConsoleTextKey
  readonly count: keyof All
  readonly to: string
  readonly isUrgent?: true
  readonly permission?: OperatorPermission
}

const queues: readonly Queue<Counts>[] = [
  { name: 'dashboard.transcoding', count: 'transcoding', to: '/dramas' },
  { name: 'dashboard.failed', count: 'failed', to: '/dramas', isUrgent: true },
  { name: 'dashboard.unlisted', count: 'dramas_unlisted', to: '/dramas' },
  { name: 'dashboard.reports', count: 'reports', to: '/reports', permission: 'report.read' },
  { name: 'dashboard.reviews', count: 'reviews', to: '/reviews', permission: 'group.write' },
  { name: 'dashboard.realNames', count: 'real_names', to: '/real-names', permission: 'identity.review' },
  { name: 'dashboard.mallOrders', count: 'mall_orders', to: '/mall-orders', permission: 'member.read' },
  { name: 'dashboard.starPosts', count: 'star_posts', to: '/star-posts', permission: 'star.read' },
  {
    name: 'dashboard.agentApplications',
    count: 'agent_applications',
    to: '/agent-applications',
    permission: 'finance.read',
  },
  { name: 'dashboard.changes', count: 'changes', to: '/changes', permission: 'change.write' },
  { name: 'dashboard.codes', count: 'codes', to: '/outbox', permission: 'outbox.read' },
]

const confirmedRecharges = `/recharges?filter=${encodeURIComponent(JSON.stringify({ state: 2 }))}`

const moneyQueues: readonly Queue<MoneyCounts>[] = [
  { name: 'wallet.toAuditRecharges', count: 'recharges', to: '/recharges' },
  { name: 'wallet.toConfirmRecharges', count: 'recharges_confirmed', to: confirmedRecharges },
  { name: 'wallet.toAuditWithdrawals', count: 'withdrawals_to_audit', to: '/withdrawals' },
  { name: 'wallet.toPayWithdrawals', count: 'withdrawals_to_pay', to: '/withdrawals' },
  { name: 'wallet.overdueWithdrawals', count: 'withdrawals_overdue', to: '/withdrawals', isUrgent: true },
  { name: 'wallet.openSuspense', count: 'suspense', to: '/suspense' },
  { name: 'walletFinance.differences', count: 'differences', to: '/reconciliations', isUrgent: true },
  { name: 'wallet.waitingRequests', count: 'requests', to: '/ledger-requests' },
  { name: 'dashboard.crowdObligations', count: 'crowd_obligations', to: '/crowd-obligations', isUrgent: true },
  { name: 'coolingOffs.waiting', count: 'lifts', to: '/cooling-offs' },
]

/** Changes that wait for a second operator, for those who do not see them among the other queues. */
const moneyChanges: Queue<MoneyCounts> = { name: 'dashboard.changes', count: 'changes', to: '/changes' }

interface QueueFiguresProps<All> {
  readonly queues: readonly Queue<All>[]
  readonly counts: All
}

const QueueFigures = <All,>({ queues: shown, counts }: QueueFiguresProps<All>) => {
  const t = useTexts()
  const mayDo = useMayDo()
  return (
    <Figures>
      {shown
        .filter(({ permission }) => permission === undefined || mayDo(permission))
        .map(({ name, count, to, isUrgent }) => (
          <Figure
            key={name}
            name={t(name)}
            value={Number(counts[count])}
            to={to}
            color={isUrgent ? 'error.main' : 'warning.main'}
          />
        ))}
    </Figures>
  )
}

/** What waits for somebody. */
export const Waiting = () => {
  const t = useTexts()
  const waiting = useWaiting()
  return (
    <Section title={t('dashboard.waitingTitle')}>
      {waiting ? <QueueFigures queues={queues} counts={waiting} /> : <FigurePlaces count={queues.length} />}
    </Section>
  )
}

/** Queues of money, and whether the ledger is sound. */
export const MoneyWaiting = () => {
  const t = useTexts()
  const money = useMoneyWaiting()
  const seesOtherQueues = useMayDo()('content.read')
  return (
    <Section title={t('wallet.menuQueues')}>
      {money ? (
        <>
          <Alert severity={money.is_sound === 1 ? 'success' : 'error'} sx={{ mb: 2 }}>
            {money.is_sound === 1 ? t('wallet.ledgerSound') : t('wallet.ledgerBroken')}
          </Alert>
          <QueueFigures queues={seesOtherQueues ? moneyQueues : [...moneyQueues, moneyChanges]} counts={money} />
        </>
      ) : (
        <FigurePlaces count={moneyQueues.length + 1} />
      )}
    </Section>
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
