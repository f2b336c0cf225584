import type { CrowOrderOverview } from '@cliffhanger/contract/crowdfunding/operator-order-calls.ts'
import { crowdOrderStates } from '@cliffhanger/contract/crowdfunding/states.ts'
import { Box, Chip } from '@mui/material'
import { useTexts } from '../../platform/texts.ts'
import { choiceOf, searchFor } from '../../ui/inputs/filters.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { periodFilter } from '../../ui/lists/period-filter.tsx'
import { Amount } from '../../ui/money/amount.tsx'
import { percentText } from '../../ui/money/amounts.ts'
import { PersonLink } from '../../ui/person-link.tsx'
import { Column, Table } from '../../ui/table.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { Time } from '../../ui/time.tsx'
import { orderStateText } from './crowd-texts.ts'

/** Orders for units, the newest first; of one project or one member where the address says so. */
export const OrderList = () => {
  const t = useTexts()
  const states = Object.values(crowdOrderStates).map((id) => ({ id, name: orderStateText(t, id) }))
  return (
    <ListPage
      title={t('crowdfunding.orders')}
      filters={[
        searchFor('number', t('crowdfunding.orderNumber')),
        choiceOf('state', t('crowdfunding.state'), states, t('crowdfunding.anyState')),
        periodFilter(t),
      ]}
    >
      <Table>
        <Column<CrowOrderOverview> source="order_no" label={t('crowdfunding.order')} />
        <Column<CrowOrderOverview> source="member" label={t('crowdfunding.member')}>
          {({ member }) => <PersonLink member={member} />}
        </Column>
        <Column<CrowOrderOverview> source="title" label={t('crowdfunding.project')}>
          {({ project_id: id, title }) => <TextLink to={`/crowd-projects/${id}`}>{title}</TextLink>}
        </Column>
        <Column<CrowOrderOverview> source="state" label={t('crowdfunding.state')}>
          {({ state }) => <Chip size="small" variant="outlined" label={orderStateText(t, state)} />}
        </Column>
        <Column<CrowOrderOverview> source="units" label={t('crowdfunding.units')} isNumber />
        <Column<CrowOrderOverview> source="amount" label={t('crowdfunding.amount')} isNumber>
          {({ amount }) => <Amount value={amount} />}
        </Column>
        <Column<CrowOrderOverview> source="day_rate" label={t('crowdfunding.rate')} isNumber>
          {({ day_rate: rate }) => percentText(rate)}
        </Column>
        <Column<CrowOrderOverview> source="end_date" label={t('crowdfunding.term')}>
          {({ start_date: start, end_date: end }) =>
            start === '' ? '—' : <Box sx={{ whiteSpace: 'nowrap' }}>{`${start} – ${end}`}</Box>
          }
        </Column>
        <Column<CrowOrderOverview> source="interest_total" label={t('crowdfunding.earned')} isNumber>
          {({ interest_total: earned }) => <Amount value={earned} />}
        </Column>
        <Column<CrowOrderOverview> source="interest_owed" label={t('crowdfunding.owed')} isNumber>
          {({ interest_owed: owed }) => <Amount value={owed} />}
        </Column>
        <Column<CrowOrderOverview> source="contract_version" label={t('crowdfunding.version')} isNumber />
        <Column<CrowOrderOverview> source="create_time" label={t('crowdfunding.time')} sortBy="create_time">
          {({ create_time }) => <Time seconds={create_time} />}
        </Column>
      </Table>
    </ListPage>
  )
}
