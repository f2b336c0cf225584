import { chatOperatorCalls } from '@cliffhanger/contract/chat/operator-calls.ts'
import type { WaitingMessage } from '@cliffhanger/contract/chat/operator-schemas.ts'
import type { GroupOverview } from '@cliffhanger/contract/groups/operator-schemas.ts'
import { Button, Stack, Typography } from '@mui/material'
import { useGetList } from 'react-admin'
import { callServer } from '../../platform/server.ts'
import { useTexts } from '../../platform/texts.ts'
import { useAction } from '../../platform/use-action.ts'
import { useConfirmAction } from '../../ui/dialogs/confirm-action.tsx'
import { choiceOf } from '../../ui/inputs/filters.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { MessageBody } from '../../ui/message-body.tsx'
import { Person } from '../../ui/person.tsx'
import { ActsColumn, Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'

/** Messages that wait for review in default groups, the oldest first. */
export const ReviewList = () => {
  const t = useTexts()
  const { data: groups = [] } = useGetList<GroupOverview & { readonly id: number }>('groups', {
    pagination: { page: 1, perPage: 100 },
    filter: { default_qun: 1 },
  })
  return (
    <>
      <Typography color="textSecondary" sx={{ pt: 2 }}>
        {t('messages.defaultOnly')}
      </Typography>
      <ListPage
        title={t('messages.reviews')}
        filters={[
          choiceOf(
            'group_id',
            t('groups.group'),
            groups.map(({ group_id, group_name }) => ({ id: group_id, name: group_name })),
            t('groups.any'),
          ),
        ]}
      >
        <Table>
          <Column<WaitingMessage> source="sender" label={t('messages.sender')}>
            {({ sender }) => <Person name={sender.nick_name} number={sender.user_no} picture={sender.avatar_url} />}
          </Column>
          <Column<WaitingMessage> source="content_text" label={t('messages.message')}>
            {(message) => <MessageBody message={message} />}
          </Column>
          <Column<WaitingMessage> source="group" label={t('groups.group')}>
            {({ group }) => group.group_name}
          </Column>
          <Column<WaitingMessage> source="create_time" label={t('messages.sent')}>
            {({ create_time }) => <Time seconds={create_time} />}
          </Column>
          <ActsColumn<WaitingMessage> source="msg_id">{(message) => <ReviewActions message={message} />}</ActsColumn>
        </Table>
      </ListPage>
    </>
  )
}

const ReviewActions = ({ message: { group, msg_id } }: { readonly message: WaitingMessage }) => {
  const t = useTexts()
  const run = useAction()
  const confirmAction = useConfirmAction()
  const decide = (req_status: 1 | 2) =>
    callServer(chatOperatorCalls.decideReview, { group_id: group.group_id, msg_id, req_status })
  const reject = (): void =>
    confirmAction({
      title: t('messages.rejectTitle'),
      explanation: t('messages.rejectHint'),
      action: t('messages.reject'),
      needsReason: false,
      isDestructive: true,
      run: () => decide(2),
    })
  return (
    <Stack direction="row" spacing={1}>
      <Button size="small" onClick={() => run(() => decide(1))}>
        {t('messages.approve')}
      </Button>
      <Button size="small" color="error" onClick={reject}>
        {t('messages.reject')}
      </Button>
    </Stack>
  )
}
