import type { StarPostOverview } from '@cliffhanger/contract/stars/operator-schemas.ts'
import { starPostStates } from '@cliffhanger/contract/stars/states.ts'
import { Button, Chip } from '@mui/material'
import { useState } from 'react'
import { type Texts, useTexts } from '../../platform/texts.ts'
import { choiceOf } from '../../ui/inputs/filters.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { periodFilter } from '../../ui/lists/period-filter.tsx'
import { PersonLink } from '../../ui/person-link.tsx'
import { ActsColumn, Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import { PostDialog } from './post-dialog.tsx'

type State = StarPostOverview['status']

const colors = { 0: 'warning', 1: 'success', 2: 'error' } as const
const states: readonly State[] = Object.values(starPostStates)

const stateText = (t: Texts, state: State): string =>
  ({ 0: t('stars.review'), 1: t('stars.published'), 2: t('stars.rejected') })[state]

/** Posts of stars: those under review first. */
export const StarPostList = () => {
  const t = useTexts()
  const [opened, setOpened] = useState<number>()
  return (
    <>
      <ListPage
        title={t('stars.postQueue')}
        chosenFirst={{ status: 0 }}
        filters={[
          choiceOf(
            'status',
            t('stars.state'),
            states.map((id) => ({ id, name: stateText(t, id) })),
            t('stars.anyState'),
          ),
          periodFilter(t),
        ]}
      >
        <Table>
          <Column<StarPostOverview> source="status" label={t('stars.state')}>
            {({ status }) => (
              <Chip size="small" variant="outlined" color={colors[status]} label={stateText(t, status)} />
            )}
          </Column>
          <Column<StarPostOverview> source="member" label={t('stars.star')}>
            {({ member }) => <PersonLink member={member} />}
          </Column>
          <Column<StarPostOverview> source="title" label={t('stars.post')} />
          <Column<StarPostOverview> source="comment_total" label={t('stars.comments')} isNumber />
          <Column<StarPostOverview> source="reason" label={t('shell.reason')}>
            {({ reason }) => reason || '—'}
          </Column>
          <Column<StarPostOverview> source="create_time" label={t('stars.made')} sortBy="create_time">
            {({ create_time: made }) => <Time seconds={made} />}
          </Column>
          <ActsColumn<StarPostOverview> source="id">
            {({ id }) => (
              <Button size="small" onClick={() => setOpened(id)}>
                {t('stars.open')}
              </Button>
            )}
          </ActsColumn>
        </Table>
      </ListPage>
      {opened !== undefined && <PostDialog id={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
