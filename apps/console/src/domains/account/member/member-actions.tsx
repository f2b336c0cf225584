import { accountOperatorCalls } from '@cliffhanger/contract/account/operator-calls.ts'
import type { MemberOverview } from '@cliffhanger/contract/account/operator-schemas.ts'
import { userTypes } from '@cliffhanger/contract/account/states.ts'
import { Button } from '@mui/material'
import { LinkBase } from 'react-admin'
import { callServer } from '../../../platform/server.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useMayDo } from '../../../platform/use-may-do.ts'
import { useConfirmAction } from '../../../ui/dialogs/confirm-action.tsx'
import { MemberTypeButton } from '../member-type-button.tsx'

/** Pages of the same member, and what may be done about their account. */
export const MemberActions = ({ member }: { readonly member: MemberOverview }) => {
  const t = useTexts()
  const confirmAction = useConfirmAction()
  const mayDo = useMayDo()
  const { user_id, nick_name, user_no, status } = member
  const name = nick_name || user_no

  const signOut = (): void =>
    confirmAction({
      title: t('account.signOutTitle', { name }),
      explanation: t('account.signOutHint'),
      action: t('account.signOut'),
      isDestructive: true,
      run: (reason) => callServer(accountOperatorCalls.endMemberSessions, { user_id, reason }),
    })
  const setState = (): void =>
    confirmAction({
      title: status ? t('account.disableTitle', { name }) : t('account.enableTitle', { name }),
      explanation: status ? t('account.disableHint') : t('account.enableHint'),
      action: status ? t('account.disable') : t('account.enable'),
      isDestructive: status === 1,
      run: (reason) => callServer(accountOperatorCalls.setMemberState, { user_id, status: status ? 0 : 1, reason }),
    })

  return (
    <>
      <Button component={LinkBase} to={`/member-teams/${user_id}/show`} variant="outlined" color="inherit">
        {t('teams.team')}
      </Button>
      {mayDo('finance.read') && (
        <Button component={LinkBase} to={`/ledger-members/${user_id}/show`} variant="outlined" color="inherit">
          {t('account.money')}
        </Button>
      )}
      {mayDo('member.write') && (
        <>
          {member.user_type !== userTypes.system && <MemberTypeButton member={member} />}
          <Button variant="outlined" color="inherit" onClick={signOut} disabled={member.session_total === 0}>
            {t('account.signOut')}
          </Button>
          <Button variant="outlined" color={status ? 'error' : 'primary'} onClick={setState}>
            {status ? t('account.disable') : t('account.enable')}
          </Button>
        </>
      )}
    </>
  )
}
