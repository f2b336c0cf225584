import { accountOperatorCalls } from '@cliffhanger/contract/account/operator-calls.ts'
import type { MemberOverview, MemberStatus } from '@cliffhanger/contract/account/operator-schemas.ts'
import { userTypes } from '@cliffhanger/contract/account/states.ts'
import { Avatar, Button, Stack } from '@mui/material'
import { LinkBase, Show, useRecordContext } from 'react-admin'
import { callServer } from '../../platform/server.ts'
import { useTexts } from '../../platform/texts.ts'
import { useDetail } from '../../platform/use-detail.ts'
import { useMayDo } from '../../platform/use-may-do.ts'
import { useConfirmAction } from '../../ui/dialogs/confirm-action.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Section } from '../../ui/section.tsx'
import { Time } from '../../ui/time.tsx'
import { MemberState } from './member-list.tsx'
import { MemberTypeButton } from './member-type-button.tsx'
import { memberTypeText } from './member-types.ts'

/** One member: what operators may know about the member, and which actions they may take. */
export const MemberPage = () => {
  const t = useTexts()
  return (
    <Show title={t('account.member')} actions={false} component="div">
      <MemberFacts />
      <MemberStatus />
    </Show>
  )
}

const MemberFacts = () => {
  const t = useTexts()
  const member = useRecordContext<MemberOverview & { id: number }>()
  if (!member) return undefined
  return (
    <Section title={member.nick_name || member.user_no} actions={<MemberActions member={member} />}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={4}>
        <Avatar src={member.avatar_url} alt="" sx={{ width: 96, height: 96 }} />
        <Facts
          rows={[
            [t('account.number'), member.user_no],
            [t('account.state'), <MemberState key="state" isEnabled={member.status === 1} />],
            [t('account.type'), memberTypeText(t, member.user_type)],
            [t('account.loginName'), member.login_name],
            [t('account.email'), member.user_email],
            [t('account.phone'), member.user_phone],
            [t('account.authenticator'), member.has_google ? t('shell.yes') : t('shell.no')],
            [t('account.signsInBy'), member.login_type === 'auto' ? t('account.byDevice') : t('account.byLogin')],
            [t('account.language'), member.language],
            [t('account.inviter'), member.parent_code === '0' ? '' : member.parent_code],
            [t('account.address'), member.reg_ip],
            [t('account.sessions'), String(member.session_total)],
            [t('account.registered'), <Time key="time" seconds={member.create_time} />],
          ]}
        />
      </Stack>
    </Section>
  )
}

/** What speaks for and against the member among other members. */
const MemberStatus = () => {
  const t = useTexts()
  const mayReadReports = useMayDo()('report.read')
  const member = useDetail<MemberOverview & { readonly id: number; readonly standing: MemberStatus }>('standing')
  if (!member) return undefined
  const { friends, groups, reports } = member.standing
  const filter = encodeURIComponent(JSON.stringify({ number: member.user_no }))
  return (
    <Section title={t('account.standing')}>
      <Facts
        rows={[
          [t('account.friends'), String(friends)],
          [t('account.groups'), String(groups)],
          [
            t('account.reportsAbout'),
            <Stack key="reports" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
              <span>{reports}</span>
              {mayReadReports && reports > 0 && (
                <Button component={LinkBase} to={`/reports?filter=${filter}`} size="small">
                  {t('account.showReports')}
                </Button>
              )}
            </Stack>,
          ],
        ]}
      />
    </Section>
  )
}

const MemberActions = ({ member }: { readonly member: MemberOverview }) => {
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
      {mayDo('finance.read') && (
        <Button
          component={LinkBase}
          to={`/crowd-orders?filter=${encodeURIComponent(JSON.stringify({ user_id }))}`}
          variant="outlined"
          color="inherit"
        >
          {t('crowdfunding.ofMember')}
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
