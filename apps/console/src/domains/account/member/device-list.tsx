import { type MemberSession, memberOperatorCalls } from '@cliffhanger/contract/account/operator-member-calls.ts'
import { Button, Chip, Stack, Typography } from '@mui/material'
import { callServer } from '../../../platform/server.ts'
import { type Texts, useTexts } from '../../../platform/texts.ts'
import { useMayDo } from '../../../platform/use-may-do.ts'
import { useConfirmAction } from '../../../ui/dialogs/confirm-action.tsx'
import { ListPage } from '../../../ui/list-page.tsx'
import { Section } from '../../../ui/section.tsx'
import { ActsColumn, Column, Table } from '../../../ui/table.tsx'
import { Time } from '../../../ui/time.tsx'
import type { ShownMember } from '../sources.ts'

/** What a device calls itself: `iPhone 15`, else its system. */
const deviceName = (t: Texts, { device_model, device_os, device_type }: MemberSession): string =>
  device_model || device_os || device_type || t('member.unknownDevice')

const endText = (t: Texts, reason: MemberSession['end_reason']): string =>
  ({
    '': t('member.sessionLive'),
    logout: t('member.endLogout'),
    password: t('member.endPassword'),
    reset: t('member.endReset'),
    reuse: t('member.endReuse'),
    disabled: t('member.endDisabled'),
    operator: t('member.endOperator'),
  })[reason]

/** Where a member is and was signed in, with the way to end one sign-in. */
export const DeviceList = ({ member }: { readonly member: ShownMember }) => {
  const t = useTexts()
  const mayWrite = useMayDo()('member.write')
  return (
    <Section title={t('member.devices')} explanation={t('member.devicesHint')}>
      <ListPage title={t('member.devices')} within={{ resource: 'member-sessions', filter: { user_id: member.id } }}>
        <Table>
          <Column<MemberSession> source="device_model" label={t('member.device')}>
            {(session) => (
              <Stack>
                <span>{deviceName(t, session)}</span>
                <Typography variant="body2" color="textSecondary">
                  {[session.browser, session.time_zone].filter(Boolean).join(' · ')}
                </Typography>
              </Stack>
            )}
          </Column>
          <Column<MemberSession> source="end_reason" label={t('member.sessionState')}>
            {({ end_reason: reason }) => (
              <Chip
                size="small"
                variant="outlined"
                color={reason === '' ? 'success' : 'default'}
                label={endText(t, reason)}
              />
            )}
          </Column>
          <Column<MemberSession> source="address" label={t('member.address')}>
            {({ address }) => address || '—'}
          </Column>
          <Column<MemberSession> source="seen_time" label={t('member.seen')}>
            {({ seen_time }) => <Time seconds={seen_time} />}
          </Column>
          <Column<MemberSession> source="create_time" label={t('member.signedIn')}>
            {({ create_time }) => <Time seconds={create_time} />}
          </Column>
          <ActsColumn<MemberSession> source="id">
            {(session) => (mayWrite && session.end_reason === '' ? <SignOut member={member} session={session} /> : '—')}
          </ActsColumn>
        </Table>
      </ListPage>
    </Section>
  )
}

interface SignOutProps {
  readonly member: ShownMember
  readonly session: MemberSession
}

const SignOut = ({ member, session }: SignOutProps) => {
  const t = useTexts()
  const confirmAction = useConfirmAction()
  const name = member.nick_name || member.user_no
  const signOut = (): void =>
    confirmAction({
      title: t('member.signOutDeviceTitle', { name, device: deviceName(t, session) }),
      explanation: t('member.signOutDeviceHint'),
      action: t('member.signOutDevice'),
      isDestructive: true,
      run: (reason) =>
        callServer(memberOperatorCalls.endMemberSession, { user_id: member.id, session_id: session.id, reason }),
    })
  return (
    <Button size="small" color="error" onClick={signOut}>
      {t('member.signOutDevice')}
    </Button>
  )
}
