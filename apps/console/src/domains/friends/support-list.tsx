import { userTypes } from '@cliffhanger/contract/account/states.ts'
import { friendsOperatorCalls } from '@cliffhanger/contract/friends/operator-calls.ts'
import type { SupportAccount } from '@cliffhanger/contract/friends/operator-schemas.ts'
import { Button, Chip } from '@mui/material'
import { useState } from 'react'
import { LinkBase, TopToolbar, useGetOne } from 'react-admin'
import { callServer } from '../../platform/server.ts'
import { useTexts } from '../../platform/texts.ts'
import { useMayDo } from '../../platform/use-may-do.ts'
import { useConfirmAction } from '../../ui/dialogs/confirm-action.tsx'
import { Facts } from '../../ui/facts.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { Person } from '../../ui/person.tsx'
import { Section } from '../../ui/section.tsx'
import { ActsColumn, Column, Table } from '../../ui/table.tsx'
import { AppointDialog } from './appoint-dialog.tsx'

/** Official customer service: its accounts with their load, and what members are shown beside them. */
export const SupportList = () => {
  const t = useTexts()
  const confirmAction = useConfirmAction()
  const mayWrite = useMayDo()('member.write')
  const [isAppointing, setAppointing] = useState(false)
  const dismiss = ({ user_id, nick_name, user_no }: SupportAccount): void =>
    confirmAction({
      title: t('support.dismissTitle', { name: nick_name || user_no }),
      explanation: t('support.dismissHint'),
      action: t('support.dismiss'),
      isDestructive: true,
      run: (reason) =>
        callServer(friendsOperatorCalls.setMemberType, { user_id, user_type: userTypes.ordinary, reason }),
    })
  const actions = (
    <TopToolbar>
      <Button variant="contained" size="small" onClick={() => setAppointing(true)}>
        {t('support.appoint')}
      </Button>
    </TopToolbar>
  )
  return (
    <>
      <ListPage title={t('supportTools.accounts')} actions={mayWrite && actions}>
        <Table>
          <Column<SupportAccount> source="nick_name" label={t('support.account')}>
            {({ nick_name, user_no, avatar_url }) => <Person name={nick_name} number={user_no} picture={avatar_url} />}
          </Column>
          <Column<SupportAccount> source="is_online" label={t('support.presence')}>
            {({ is_online, status }) =>
              status === 0 ? (
                <Chip size="small" variant="outlined" color="error" label={t('account.disabled')} />
              ) : (
                <Chip
                  size="small"
                  variant="outlined"
                  color={is_online ? 'success' : 'default'}
                  label={is_online ? t('support.online') : t('support.offline')}
                />
              )
            }
          </Column>
          <Column<SupportAccount> source="assigned" label={t('support.assigned')} isNumber />
          {mayWrite && (
            <ActsColumn<SupportAccount> source="user_id">
              {(account) => (
                <Button size="small" color="error" onClick={() => dismiss(account)}>
                  {t('support.dismiss')}
                </Button>
              )}
            </ActsColumn>
          )}
        </Table>
      </ListPage>
      <SupportInfo />
      {isAppointing && <AppointDialog onClose={() => setAppointing(false)} />}
    </>
  )
}

interface SupportContact {
  readonly id: number
  readonly link: string
  readonly work_time: string
}

const SupportInfo = () => {
  const t = useTexts()
  const mayConfigure = useMayDo()('config.read')
  const { data: supportContact } = useGetOne<SupportContact>('support', { id: 1 })
  return (
    <Section
      title={t('support.desk')}
      explanation={t('support.deskHint')}
      actions={
        mayConfigure && (
          <Button component={LinkBase} to="/settings" size="small">
            {t('support.toSettings')}
          </Button>
        )
      }
    >
      <Facts
        rows={[
          [t('support.hours'), supportContact?.work_time ?? ''],
          [t('support.link'), supportContact?.link ?? ''],
        ]}
      />
    </Section>
  )
}
