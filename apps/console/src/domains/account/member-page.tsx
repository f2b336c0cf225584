import { platformCalls } from '@cliffhanger/contract/operators/platform-calls.ts'
import type { MemberOverview } from '@cliffhanger/contract/operators/schemas.ts'
import { Avatar, Button, Stack } from '@mui/material'
import { Show, useRecordContext } from 'react-admin'
import { callServer } from '../../platform/server.ts'
import { useTexts } from '../../platform/texts.ts'
import { useMayDo } from '../../platform/use-may-do.ts'
import { useAsk } from '../../ui/ask-reason.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Section } from '../../ui/section.tsx'
import { Time } from '../../ui/time.tsx'
import { MemberState } from './member-list.tsx'

/** One member: what operators may know, and what they may do about him. */
export const MemberPage = () => {
  const t = useTexts()
  return (
    <Show title={t('account.member')} actions={false} component="div">
      <MemberFacts />
    </Show>
  )
}

const MemberFacts = () => {
  const t = useTexts()
  const member = useRecordContext<MemberOverview & { id: number }>()
  if (!member) return undefined
  return (
    <Section title={member.nick_name || member.user_no} actions={<MemberActs member={member} />}>
      <Stack direction="row" spacing={4}>
        <Avatar src={member.avatar_url} alt="" sx={{ width: 96, height: 96 }} />
        <Facts
          rows={[
            [t('account.number'), member.user_no],
            [t('account.state'), <MemberState key="state" isEnabled={member.status === 1} />],
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

const MemberActs = ({ member }: { readonly member: MemberOverview }) => {
  const t = useTexts()
  const ask = useAsk()
  const mayWrite = useMayDo()('member.write')
  if (!mayWrite) return undefined
  const { user_id, nick_name, user_no, status } = member
  const name = nick_name || user_no

  const signOut = (): void =>
    ask({
      title: t('account.signOutTitle', { name }),
      explanation: t('account.signOutHint'),
      action: t('account.signOut'),
      isDestructive: true,
      act: (reason) => callServer(platformCalls.endMemberSessions, { user_id, reason }),
    })
  const setState = (): void =>
    ask({
      title: status ? t('account.disableTitle', { name }) : t('account.enableTitle', { name }),
      explanation: status ? t('account.disableHint') : t('account.enableHint'),
      action: status ? t('account.disable') : t('account.enable'),
      isDestructive: status === 1,
      act: (reason) => callServer(platformCalls.setMemberState, { user_id, status: status ? 0 : 1, reason }),
    })

  return (
    <>
      <Button variant="outlined" color="inherit" onClick={signOut} disabled={member.session_total === 0}>
        {t('account.signOut')}
      </Button>
      <Button variant="outlined" color={status ? 'error' : 'primary'} onClick={setState}>
        {status ? t('account.disable') : t('account.enable')}
      </Button>
    </>
  )
}
