import type { ApplicationOverview } from '@cliffhanger/contract/account/operator-real-name-calls.ts'
import { realNameOperatorCalls } from '@cliffhanger/contract/account/operator-real-name-calls.ts'
import { Button, Chip } from '@mui/material'
import { useState } from 'react'
import { callServer } from '../../platform/server.ts'
import { type Texts, useTexts } from '../../platform/texts.ts'
import { useConfirmAction } from '../../ui/dialogs/confirm-action.tsx'
import { choiceOf, searchFor } from '../../ui/inputs/filters.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { periodFilter } from '../../ui/lists/period-filter.tsx'
import { PersonLink } from '../../ui/person-link.tsx'
import { ActsColumn, Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import { type Application, RealNameDialog } from './real-name-dialog.tsx'
import { realNameStates } from './sources.ts'

const stateText = (t: Texts, state: ApplicationOverview['status']): string =>
  ({ 1: t('realNames.toReview'), 2: t('realNames.certified'), 3: t('realNames.rejected') })[state]

const colors = { 1: 'warning', 2: 'success', 3: 'error' } as const

/** Applications for certification. What one says is shown alone, after a warning, and the log keeps who saw it. */
export const RealNameList = () => {
  const t = useTexts()
  const confirmAction = useConfirmAction()
  const [opened, setOpened] = useState<Application>()
  const open = ({ member }: ApplicationOverview): void =>
    confirmAction({
      title: t('realNames.openTitle', { name: member.nick_name || member.user_no }),
      explanation: t('realNames.openHint'),
      action: t('realNames.open'),
      needsReason: false,
      reportsDone: false,
      run: async () =>
        setOpened((await callServer(realNameOperatorCalls.openRealName, { user_id: member.user_id })).application),
    })
  return (
    <>
      <ListPage
        title={t('realNames.realNames')}
        chosenFirst={{ status: 1 }}
        filters={[
          searchFor('number', t('shell.memberNumber')),
          choiceOf(
            'status',
            t('account.state'),
            realNameStates.map((id) => ({ id, name: stateText(t, id) })),
            t('account.anyState'),
          ),
          periodFilter(t),
        ]}
      >
        <Table>
          <Column<ApplicationOverview> source="status" label={t('account.state')}>
            {({ status }) => (
              <Chip size="small" variant="outlined" color={colors[status]} label={stateText(t, status)} />
            )}
          </Column>
          <Column<ApplicationOverview> source="member" label={t('account.member')}>
            {({ member }) => <PersonLink member={member} />}
          </Column>
          <Column<ApplicationOverview> source="create_time" label={t('realNames.applied')} sortBy="create_time">
            {({ create_time }) => <Time seconds={create_time} />}
          </Column>
          <Column<ApplicationOverview> source="reason" label={t('shell.reason')}>
            {({ reason }) => reason || '—'}
          </Column>
          <ActsColumn<ApplicationOverview> source="version">
            {(application) => (
              <Button size="small" onClick={() => open(application)}>
                {t('realNames.open')}
              </Button>
            )}
          </ActsColumn>
        </Table>
      </ListPage>
      {opened && <RealNameDialog application={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
