import { Refused } from '@cliffhanger/client/call-error.ts'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { agentCalls } from '@cliffhanger/contract/teams/agent-calls.ts'
import type { AgentMember } from '@cliffhanger/contract/teams/schemas.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { formatCount } from '@cliffhanger/i18n/format/numbers.ts'
import { parseMinor } from '@cliffhanger/rules/money.ts'
import { useState } from 'react'
import { useCall } from '../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Figures } from '../../../ui/charts/figures.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Chips } from '../../../ui/forms/chips.tsx'
import styles from './agent-figures.module.css'
import parts from './agent-part.module.css'

/** Bars that are drawn; all of the team is on its own page. */
const bars = 10

const days = { week: 7, month: 30, ever: 0 } as const
type Span = keyof typeof days

/** When a span begins, in whole days, so that the same question is not asked anew each second. */
const startOf = (span: Span): number | undefined =>
  days[span] === 0 ? undefined : (Math.floor(Date.now() / dayMs) - days[span]) * (dayMs / 1000)

/** The figures of my team, for agents and for who holds a star package with statistics. */
export const AgentFigures = () => {
  const t = useTexts()
  const { data, error } = useCall(agentCalls.getAgentTeam, { limit: 1 })
  if (!data || (error instanceof Refused && error.is('noPermission'))) return null
  return (
    <section className={parts.part} aria-label={t('starPlans.statistics')}>
      <h2>{t('starPlans.statistics')}</h2>
      <FiguresOfPeriod />
    </section>
  )
}

/** What my team did in a period, and who of it bought most. */
const FiguresOfPeriod = () => {
  const t = useTexts()
  const language = useLanguage()
  const amounts = useAmounts()
  const [span, setSpan] = useState<Span>('month')
  const start = startOf(span)
  const { data, error, refetch } = useCall(agentCalls.getAgentTeam, {
    limit: bars,
    ...(start !== undefined && { start }),
  })
  const money = (amount: string) => amounts.write(amount, 'money')
  return (
    <>
      <Chips
        label={t('teams.period')}
        options={[
          { value: 'week', label: t('teams.week') },
          { value: 'month', label: t('teams.month') },
          { value: 'ever', label: t('teams.ever') },
        ]}
        value={span}
        onChange={setSpan}
      />
      {data && (
        <>
          <Figures
            label={t('starPlans.statistics')}
            figures={[
              { label: t('teams.newMembers'), value: formatCount(data.totals.new_members, language) },
              { label: t('teams.topUps'), value: money(data.totals.recharge_sum) },
              { label: t('teams.spent'), value: money(data.totals.spend_sum) },
              { label: t('teams.commission'), value: money(data.totals.commission_sum) },
            ]}
          />
          <SpendBars members={data.list} />
        </>
      )}
      {!data &&
        (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={96} radius={12} />)}
    </>
  )
}

const minorOf = (amount: string): number => Number(parseMinor(amount, coinScale.money) ?? 0n)

/** A bar for each member who bought something, as long as what they spent. */
const SpendBars = ({ members }: { readonly members: readonly AgentMember[] }) => {
  const t = useTexts()
  const amounts = useAmounts()
  const buyers = members
    .map((member) => ({ ...member, minor: minorOf(member.spend_sum) }))
    .filter(({ minor }) => minor > 0)
    .sort((one, other) => other.minor - one.minor)
  const most = buyers[0]?.minor ?? 0
  if (most === 0) return null
  return (
    <ol className={styles.bars} aria-label={t('teams.byMember')}>
      {buyers.map(({ user_id: id, nick_name: name, spend_sum: amount, minor }) => (
        <li key={id}>
          <span>{t('teams.barOf', { name, amount: amounts.write(amount, 'money') })}</span>
          <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
            <rect width="100" height="4" className={styles.rest} />
            <rect width={(minor / most) * 100} height="4" className={styles.bar} />
          </svg>
        </li>
      ))}
    </ol>
  )
}
