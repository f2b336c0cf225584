import { agentOperatorCalls } from '@cliffhanger/contract/teams/operator-agent-calls.ts'
import type { ApplicationLine, OpenedApplication } from '@cliffhanger/contract/teams/operator-schemas.ts'
import { type AgentApplicationState, agentApplicationStates } from '@cliffhanger/contract/teams/schemas.ts'
import { Button, Chip } from '@mui/material'
import { useState } from 'react'
import { callServer } from '../../platform/server.ts'
import { type Texts, useTexts } from '../../platform/texts.ts'
import { useMayDo } from '../../platform/use-may-do.ts'
import { useConfirmAction } from '../../ui/dialogs/confirm-action.tsx'
import { choiceOf, searchFor } from '../../ui/inputs/filters.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { periodFilter } from '../../ui/lists/period-filter.tsx'
import { PersonLink } from '../../ui/person-link.tsx'
import { ActsColumn, Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import { ApplicationDialog } from './application-dialog.tsx'

const stateText = (t: Texts, state: AgentApplicationState): string =>
  ({ pending: t('teams.pending'), accepted: t('teams.accepted'), rejected: t('teams.rejected') })[state]

const colors = { pending: 'warning', accepted: 'success', rejected: 'error' } as const

/** Applications of members to become agents. What one says is shown alone, after a warning, and the log keeps who saw it. */
export const ApplicationList = () => {
  const t = useTexts()
  const mayWrite = useMayDo()('finance.write')
  const confirmAction = useConfirmAction()
  const [opened, setOpened] = useState<OpenedApplication>()
  const open = ({ id, member }: ApplicationLine): void =>
    confirmAction({
      title: t('teams.openTitle', { name: member.nick_name || member.user_no }),
      explanation: t('teams.openHint'),
      action: t('teams.open'),
      needsReason: false,
      reportsDone: false,
      run: async () => setOpened((await callServer(agentOperatorCalls.openApplication, { id })).application),
    })
  return (
    <>
      <ListPage
        title={t('teams.applications')}
        chosenFirst={{ state: 'pending' }}
        filters={[
          searchFor('number', t('shell.memberNumber')),
          choiceOf(
            'state',
            t('teams.state'),
            agentApplicationStates.map((id) => ({ id, name: stateText(t, id) })),
            t('teams.anyState'),
          ),
          periodFilter(t),
        ]}
      >
        <Table>
          <Column<ApplicationLine> source="state" label={t('teams.state')}>
            {({ state }) => <Chip size="small" variant="outlined" color={colors[state]} label={stateText(t, state)} />}
          </Column>
          <Column<ApplicationLine> source="member" label={t('teams.member')}>
            {({ member }) => <PersonLink member={member} />}
          </Column>
          <Column<ApplicationLine> source="level" label={t('teams.level')} isNumber />
          <Column<ApplicationLine> source="create_time" label={t('teams.applied')} sortBy="create_time">
            {({ create_time }) => <Time seconds={create_time} />}
          </Column>
          <Column<ApplicationLine> source="reason" label={t('shell.reason')}>
            {({ reason }) => reason || '—'}
          </Column>
          <ActsColumn<ApplicationLine> source="id">
            {(application) =>
              mayWrite && (
                <Button size="small" onClick={() => open(application)}>
                  {t('teams.open')}
                </Button>
              )
            }
          </ActsColumn>
        </Table>
      </ListPage>
      {opened && <ApplicationDialog application={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
