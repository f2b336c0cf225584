import { coolingOffOperatorCalls } from '@cliffhanger/contract/account/operator-cooling-off-calls.ts'
import type { CallData } from '@cliffhanger/contract/call.ts'
import { Button, Typography } from '@mui/material'
import { useGetIdentity, useNotify } from 'react-admin'
import { callServer } from '../../platform/server.ts'
import { useTexts } from '../../platform/texts.ts'
import { useMayDo } from '../../platform/use-may-do.ts'
import { useConfirmAction } from '../../ui/dialogs/confirm-action.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { PersonLink } from '../../ui/person-link.tsx'
import { ActsColumn, Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'

type Held = CallData<typeof coolingOffOperatorCalls.listCoolingOffs>['list'][number]

/** Members whose money does not leave for a while, and the two operators who may end that before its time. */
export const CoolingOffList = () => {
  const t = useTexts()
  const mayWrite = useMayDo()('finance.write')
  return (
    <>
      <Typography color="textSecondary" sx={{ mt: 2 }}>
        {t('coolingOffs.hint')}
      </Typography>
      <ListPage title={t('coolingOffs.title')}>
        <Table>
          <Column<Held> source="user" label={t('account.member')}>
            {({ user }) => <PersonLink member={user} />}
          </Column>
          <Column<Held> source="end_time" label={t('coolingOffs.until')}>
            {({ end_time }) => <Time seconds={end_time} />}
          </Column>
          <Column<Held> source="lift_reason" label={t('coolingOffs.request')}>
            {(held) => <Request held={held} />}
          </Column>
          {mayWrite && <ActsColumn<Held> source="lift_asked_by">{(held) => <LiftButton held={held} />}</ActsColumn>}
        </Table>
      </ListPage>
    </>
  )
}

/** Who asked to end it, when and why. */
const Request = ({ held: { lift_asked_by, lift_asked_by_name, lift_asked_time, lift_reason } }: { held: Held }) => {
  const t = useTexts()
  if (lift_asked_by === 0) return '—'
  return (
    <>
      {lift_reason}
      <Typography variant="body2" color="textSecondary">
        {t('coolingOffs.askedBy', { name: lift_asked_by_name })} · <Time seconds={lift_asked_time} />
      </Typography>
    </>
  )
}

/** Asks to end it, or agrees to what another one asked for. */
const LiftButton = ({ held: { user, lift_asked_by, lift_asked_by_name, lift_reason } }: { held: Held }) => {
  const t = useTexts()
  const confirmAction = useConfirmAction()
  const notify = useNotify()
  const { identity } = useGetIdentity()
  const name = user.nick_name || user.user_no
  const isAsked = lift_asked_by !== 0
  if (isAsked && identity?.id === lift_asked_by) return t('coolingOffs.yours')
  const lift = async (reason: string): Promise<void> => {
    const { is_lifted } = await callServer(coolingOffOperatorCalls.liftCoolingOff, { user_id: user.user_id, reason })
    if (is_lifted === 1) notify(t('coolingOffs.released'), { type: 'success' })
    else notify(t('coolingOffs.asked'), { type: 'info' })
  }
  const open = (): void =>
    confirmAction({
      title: isAsked ? t('coolingOffs.agreeTitle', { name }) : t('coolingOffs.askTitle', { name }),
      explanation: isAsked
        ? t('coolingOffs.agreeHint', { asker: lift_asked_by_name, reason: lift_reason })
        : t('coolingOffs.askHint'),
      action: isAsked ? t('coolingOffs.agree') : t('coolingOffs.ask'),
      reportsDone: false,
      run: lift,
    })
  return (
    <Button size="small" onClick={open}>
      {isAsked ? t('coolingOffs.agree') : t('coolingOffs.ask')}
    </Button>
  )
}
