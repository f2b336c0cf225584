import type { InviteFlag } from '@cliffhanger/contract/teams/operator-schemas.ts'
import { teamOperatorCalls } from '@cliffhanger/contract/teams/operator-team-calls.ts'
import { Alert, Button, Chip } from '@mui/material'
import { callServer } from '../../platform/server.ts'
import { type Texts, useTexts } from '../../platform/texts.ts'
import { useMayDo } from '../../platform/use-may-do.ts'
import { useConfirmAction } from '../../ui/dialogs/confirm-action.tsx'
import { choiceOf } from '../../ui/inputs/filters.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { periodFilter } from '../../ui/lists/period-filter.tsx'
import { PersonLink } from '../../ui/person-link.tsx'
import { ActsColumn, Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'

const reasonText = (t: Texts, reason: InviteFlag['reason']): string =>
  ({ device: t('teams.device'), payout: t('teams.payout'), identity: t('teams.identity') })[reason]

/** Members who seem to have invited themselves: who would earn by them earns nothing until the flag is lifted. */
export const FlagList = () => {
  const t = useTexts()
  const mayWrite = useMayDo()('finance.write')
  const confirmAction = useConfirmAction()
  const lift = ({ member, earner }: InviteFlag): void => {
    const names = { name: member.nick_name || member.user_no, earner: earner.nick_name || earner.user_no }
    confirmAction({
      title: t('teams.liftTitle', names),
      explanation: t('teams.liftHint', names),
      action: t('teams.lift'),
      run: (reason) =>
        callServer(teamOperatorCalls.liftInviteFlag, { user_id: member.user_id, earner_id: earner.user_id, reason }),
    })
  }
  return (
    <>
      <Alert severity="info" sx={{ mt: 2 }}>
        {t('teams.flagsHint')}
      </Alert>
      <ListPage
        title={t('teams.flags')}
        chosenFirst={{ is_lifted: 0 }}
        filters={[
          choiceOf(
            'is_lifted',
            t('teams.state'),
            [
              { id: 0, name: t('teams.holds') },
              { id: 1, name: t('teams.lifted') },
            ],
            t('teams.anyState'),
          ),
          periodFilter(t),
        ]}
      >
        <Table>
          <Column<InviteFlag> source="member" label={t('teams.member')}>
            {({ member }) => <PersonLink member={member} />}
          </Column>
          <Column<InviteFlag> source="earner" label={t('teams.earner')}>
            {({ earner }) => <PersonLink member={earner} />}
          </Column>
          <Column<InviteFlag> source="reason" label={t('teams.shared')}>
            {({ reason }) => <Chip size="small" variant="outlined" label={reasonText(t, reason)} />}
          </Column>
          <Column<InviteFlag> source="note_time" label={t('teams.noted')} sortBy="create_time">
            {({ note_time }) => <Time seconds={note_time} />}
          </Column>
          <Column<InviteFlag> source="lift_reason" label={t('shell.reason')}>
            {({ lift_reason }) => lift_reason || '—'}
          </Column>
          <ActsColumn<InviteFlag> source="lift_time">
            {(flag) =>
              mayWrite &&
              flag.lift_time === 0 && (
                <Button size="small" onClick={() => lift(flag)}>
                  {t('teams.lift')}
                </Button>
              )
            }
          </ActsColumn>
        </Table>
      </ListPage>
    </>
  )
}
