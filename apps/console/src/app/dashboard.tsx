import type { AuditEntry } from '@cliffhanger/contract/operators/schemas.ts'
import { formatCount } from '@cliffhanger/i18n/format/numbers.ts'
import { Alert, Box, Button, Paper, Stack, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { LinkBase, Loading, Title, useGetList } from 'react-admin'
import { actionText } from '../domains/operators/action-text.ts'
import { useMoneyWaiting } from '../domains/wallet/money-waiting.ts'
import { currentLanguage, useTexts } from '../platform/texts.ts'
import { useMayDo } from '../platform/use-may-do.ts'
import { Nothing } from '../ui/list-page.tsx'
import { Section } from '../ui/section.tsx'
import { Time } from '../ui/time.tsx'
import { useWaiting } from './waiting.ts'

/** What waits for somebody, how much there is, and what was done lately. */
export const Dashboard = () => {
  const t = useTexts()
  const mayDo = useMayDo()
  const waiting = useWaiting()
  if (!waiting && mayDo('content.read')) return <Loading />
  return (
    <Box sx={{ py: 2 }}>
      <Title title={t('shell.dashboard')} />
      {waiting && <Waiting waiting={waiting} />}
      {mayDo('finance.read') && <MoneyWaiting />}
      {waiting && (
        <Section title={t('dashboard.platformTitle')}>
          <Figures>
            <Figure name={t('drama.dramas')} value={waiting.dramas} to="/dramas" />
            {mayDo('member.read') && <Figure name={t('account.members')} value={waiting.members} to="/members" />}
          </Figures>
        </Section>
      )}
      {mayDo('audit.read') && <RecentActions />}
    </Box>
  )
}

const Waiting = ({ waiting }: { readonly waiting: NonNullable<ReturnType<typeof useWaiting>> }) => {
  const t = useTexts()
  const mayDo = useMayDo()
  return (
    <Section title={t('dashboard.waitingTitle')}>
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
    </Section>
  )
}

/** Queues of money, and whether the ledger is sound. */
const MoneyWaiting = () => {
  const t = useTexts()
  const mayDo = useMayDo()
  const money = useMoneyWaiting()
  if (!money) return undefined
  return (
    <Section title={t('wallet.menuQueues')}>
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
    </Section>
  )
}

const Figures = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: 2 }}>{children}</Box>
)

interface FigureProps {
  readonly name: string
  readonly value: number
  readonly to: string
  /** Colour of a figure above 0. */
  readonly color?: string
}

const Figure = ({ name, value, to, color = 'text.primary' }: FigureProps) => (
  <Paper
    component={LinkBase}
    to={to}
    sx={{
      p: 2,
      bgcolor: 'background.raised',
      color: 'inherit',
      textDecoration: 'none',
      '&:hover': { borderColor: 'text.secondary' },
    }}
  >
    <Typography sx={{ fontSize: 28, fontWeight: 700, color: value > 0 ? color : 'text.secondary' }}>
      {formatCount(value, currentLanguage())}
    </Typography>
    <Typography color="textSecondary">{name}</Typography>
  </Paper>
)

const RecentActions = () => {
  const t = useTexts()
  const { data = [] } = useGetList<AuditEntry>('audit', { pagination: { page: 1, perPage: 8 } })
  return (
    <Section
      title={t('dashboard.recentActs')}
      actions={
        <Button component={LinkBase} to="/audit" size="small">
          {t('dashboard.all')}
        </Button>
      }
    >
      {data.length === 0 && <Nothing />}
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-label={t('dashboard.recentActs')}>
          <TableBody>
            {data.map((entry) => (
              <TableRow key={entry.id}>
                <TableCell>
                  <Time seconds={entry.create_time} />
                </TableCell>
                <TableCell>{entry.operator_name || t('audit.system')}</TableCell>
                <TableCell>
                  <Stack direction="row" spacing={1}>
                    <span>{actionText(t, entry.action)}</span>
                    <Typography variant="body2" color="textSecondary">
                      {entry.target}
                    </Typography>
                  </Stack>
                </TableCell>
                <TableCell sx={{ color: 'text.secondary' }}>{entry.reason}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Section>
  )
}
