import { accountOperatorCalls } from '@cliffhanger/contract/account/operator-calls.ts'
import { groupsOperatorCalls } from '@cliffhanger/contract/groups/operator-calls.ts'
import { groupStates } from '@cliffhanger/contract/groups/states.ts'
import { reportsOperatorCalls } from '@cliffhanger/contract/reports/operator-calls.ts'
import type { ReportDetail } from '@cliffhanger/contract/reports/operator-schemas.ts'
import { reportStates } from '@cliffhanger/contract/reports/states.ts'
import { Button, Stack } from '@mui/material'
import { callServer } from '../../platform/server.ts'
import { useTexts } from '../../platform/texts.ts'
import { useMayDo } from '../../platform/use-may-do.ts'
import { useConfirmAction } from '../../ui/dialogs/confirm-action.tsx'

/** What can be done about a report: each act with its reason, and closing it with an answer. */
export const ReportActions = ({ report }: { readonly report: ReportDetail }) => {
  const t = useTexts()
  const confirmAction = useConfirmAction()
  const mayDo = useMayDo()
  const { id, state, now, evidence } = report
  const { user } = evidence
  const { group } = now

  const take = (): void =>
    confirmAction({
      title: t('reports.takeTitle', { id }),
      explanation: t('reports.takeHint'),
      action: t('reports.take'),
      needsReason: false,
      run: () => callServer(reportsOperatorCalls.takeReport, { id }),
    })
  const close = (): void =>
    confirmAction({
      title: t('reports.closeTitle', { id }),
      explanation: t('reports.closeHint'),
      action: t('reports.close'),
      reasonLabel: t('reports.reply'),
      reasonHint: t('reports.replyHint'),
      run: (reply) => callServer(reportsOperatorCalls.closeReport, { id, reply }),
    })
  const disable = (user_id: number, name: string): void =>
    confirmAction({
      title: t('account.disableTitle', { name }),
      explanation: t('account.disableHint'),
      action: t('reports.disableMember'),
      isDestructive: true,
      run: (reason) => callServer(accountOperatorCalls.setMemberState, { user_id, status: 0, reason }),
    })
  const ban = (group_id: number, name: string): void =>
    confirmAction({
      title: t('groups.banTitle', { name }),
      explanation: t('groups.banHint'),
      action: t('reports.banGroup'),
      isDestructive: true,
      run: (reason) => callServer(groupsOperatorCalls.setGroupState, { group_id, status: 2, reason }),
    })

  const mayWrite = mayDo('report.write')
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {mayWrite && <RemoveActions id={id} now={now} />}
      {user && now.is_member_enabled === 1 && mayDo('member.write') && (
        <Button variant="outlined" color="error" onClick={() => disable(user.user_id, user.nick_name || user.user_no)}>
          {t('reports.disableMember')}
        </Button>
      )}
      {group?.status === groupStates.normal && mayDo('group.write') && (
        <Button variant="outlined" color="error" onClick={() => ban(group.group_id, group.group_name)}>
          {t('reports.banGroup')}
        </Button>
      )}
      {mayWrite && state === reportStates.fresh && (
        <Button variant="outlined" onClick={take}>
          {t('reports.take')}
        </Button>
      )}
      {mayWrite && state !== reportStates.closed && (
        <Button variant="contained" onClick={close}>
          {t('reports.close')}
        </Button>
      )}
    </Stack>
  )
}

/** Takes away what was reported, where it is still there. */
const RemoveActions = ({ id, now }: Pick<ReportDetail, 'id' | 'now'>) => {
  const t = useTexts()
  const confirmAction = useConfirmAction()
  const acts = [
    {
      isThere: now.is_message_there,
      call: 'eraseReportedMessage',
      title: t('reports.eraseTitle'),
      explanation: t('reports.eraseHint'),
      action: t('reports.erase'),
    },
    {
      isThere: now.is_post_there,
      call: 'hideReportedPost',
      title: t('reports.hidePostTitle'),
      explanation: t('stars.authorReads'),
      action: t('reports.hidePost'),
    },
    {
      isThere: now.is_comment_there,
      call: 'deleteReportedComment',
      title: t('reports.deleteCommentTitle'),
      explanation: t('reports.deleteCommentHint'),
      action: t('reports.deleteComment'),
    },
  ] as const
  return acts
    .filter(({ isThere }) => isThere === 1)
    .map(({ call, title, explanation, action }) => (
      <Button
        key={call}
        variant="outlined"
        color="error"
        onClick={() =>
          confirmAction({
            title,
            explanation,
            action,
            isDestructive: true,
            run: (reason) => callServer(reportsOperatorCalls[call], { id, reason }),
          })
        }
      >
        {action}
      </Button>
    ))
}
