import type { ProjectMoney } from '@cliffhanger/contract/crowdfunding/operator-pool-calls.ts'
import { crowdOrderStates } from '@cliffhanger/contract/crowdfunding/states.ts'
import { Chip } from '@mui/material'
import { Loading, Title, useGetOne } from 'react-admin'
import { type Texts, useTexts } from '../../platform/texts.ts'
import { ListPage } from '../../ui/list-page.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Amount } from '../../ui/money/amount.tsx'
import { Section } from '../../ui/section.tsx'
import { Column, Table } from '../../ui/table.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { Time } from '../../ui/time.tsx'
import { OwedDays } from './owed-days.tsx'
import { StageChip } from './project-list.tsx'
import type { ShownObligations } from './sources.ts'

/** Everything that is owed or still to be done, each with its age and the way to its records. */
export const ObligationsPage = () => {
  const t = useTexts()
  const { data, error, refetch } = useGetOne<ShownObligations>('crowd-obligations', { id: 1 })
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />
  if (!data) return <Loading />
  return (
    <>
      <Title title={t('crowdfunding.obligations')} />
      <Section title={t('crowdfunding.obligations')} explanation={t('crowdfunding.obligationsHint')}>
        <Table rows={linesOf(t, data)}>
          <Column<Line> source="name" label={t('crowdfunding.kind')}>
            {({ name, to }) => <TextLink to={to}>{name}</TextLink>}
          </Column>
          <Column<Line> source="total" label={t('crowdfunding.count')} isNumber />
          <Column<Line> source="amount" label={t('crowdfunding.amount')} isNumber>
            {({ amount }) => (amount === undefined ? '—' : <Amount value={amount} />)}
          </Column>
          <Column<Line> source="since" label={t('crowdfunding.since')}>
            {({ since }) => (since > 0 ? <Time seconds={since} /> : '—')}
          </Column>
        </Table>
      </Section>
      {data.failed_projects.length > 0 && <FailedProjects projects={data.failed_projects} />}
      <OwedDays days={data.owed_days} />
      <Escrows />
    </>
  )
}

interface Line {
  readonly id: string
  readonly name: string
  readonly to: string
  readonly total: number
  readonly amount: string | undefined
  readonly since: number
}

const filtered = (page: string, filter: object): string =>
  `/${page}?filter=${encodeURIComponent(JSON.stringify(filter))}`

function linesOf(t: Texts, found: ShownObligations): Line[] {
  const records = {
    owed_interest: 'owedInterest',
    matured: 'matured',
    unreturned: 'unreturned',
    unpaid: 'unpaid',
  } as const
  const to = {
    owed_interest: '/crowd-pool',
    matured: filtered('crowd-orders', { state: crowdOrderStates.matured }),
    unreturned: filtered('crowd-projects', { stage: 'failed' }),
    unpaid: filtered('crowd-orders', { state: crowdOrderStates.unpaid }),
  } as const
  return [
    ...(['owed_interest', 'matured', 'unreturned', 'unpaid'] as const).map((id) => ({
      id,
      name: t(`crowdfunding.${records[id]}`),
      to: to[id],
      total: found[id].total,
      amount: found[id].amount,
      since: found[id].since_time,
    })),
    {
      id: 'undecided',
      name: t('crowdfunding.undecided'),
      to: filtered('crowd-projects', { stage: 'open' }),
      total: found.undecided,
      amount: undefined,
      since: 0,
    },
    {
      id: 'changes',
      name: t('crowdfunding.approvals'),
      to: '/changes',
      total: found.changes,
      amount: undefined,
      since: 0,
    },
  ]
}

type FailedProject = ShownObligations['failed_projects'][number]

const FailedProjects = ({ projects }: { readonly projects: readonly FailedProject[] }) => {
  const t = useTexts()
  return (
    <Section title={t('crowdfunding.failedProjects')}>
      <Table rows={projects}>
        <Column<FailedProject> source="title" label={t('crowdfunding.project')}>
          {({ id, title }) => <TextLink to={`/crowd-projects/${id}`}>{title}</TextLink>}
        </Column>
        <Column<FailedProject> source="orders" label={t('crowdfunding.ordersOf')} isNumber />
        <Column<FailedProject> source="principal" label={t('crowdfunding.principal')} isNumber>
          {({ principal }) => <Amount value={principal} />}
        </Column>
      </Table>
    </Section>
  )
}

/** What the orders of each project say is in its escrow, against what is there. */
const Escrows = () => {
  const t = useTexts()
  const title = t('crowdfunding.escrows')
  return (
    <Section title={title}>
      <ListPage title={title} within={{ resource: 'crowd-project-money', filter: {} }}>
        <Table>
          <Column<ProjectMoney> source="title" label={t('crowdfunding.project')}>
            {({ id, title: name }) => <TextLink to={`/crowd-projects/${id}`}>{name}</TextLink>}
          </Column>
          <Column<ProjectMoney> source="stage" label={t('crowdfunding.state')}>
            {({ stage }) => <StageChip stage={stage} />}
          </Column>
          <Column<ProjectMoney> source="principal" label={t('crowdfunding.principal')} isNumber>
            {({ principal }) => <Amount value={principal} />}
          </Column>
          <Column<ProjectMoney> source="escrow" label={t('crowdfunding.stakes')} isNumber>
            {({ escrow }) => <Amount value={escrow.stakes} />}
          </Column>
          <Column<ProjectMoney> source="id" label={t('crowdfunding.balance')} isNumber>
            {({ escrow }) => <Amount value={escrow.balance} />}
          </Column>
          <Column<ProjectMoney> source="is_sound" label={t('crowdfunding.isSound')}>
            {({ is_sound: sound }) => (
              <Chip
                size="small"
                variant="outlined"
                color={sound === 1 ? 'success' : 'error'}
                label={t(sound === 1 ? 'crowdfunding.isSound' : 'crowdfunding.isUnsound')}
              />
            )}
          </Column>
        </Table>
      </ListPage>
    </Section>
  )
}
