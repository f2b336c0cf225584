import type { FriendApp, RequestStatus } from '@cliffhanger/contract/friends/schemas.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useUser } from '../../../platform/session/session.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { PersonRow } from '../../../ui/people/person-row.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import { answerRequest, type Reply } from '../actions.ts'
import styles from './friend-request.module.css'

/** Somebody who asked me, or whom I asked. */
export const FriendRequest = ({ request }: { readonly request: FriendApp }) => {
  const t = useTexts()
  const user = useUser()
  const reply = useAction(async (given: Reply) => {
    if (user) await answerRequest(user.user_id, request, given)
  })
  const isOpen = request.isMe === 0 && request.req_status === 'pending'
  const isAccepted = request.req_status === 'accepted'
  const { friend_id, nick_name, avatar_url } = request
  const href = isAccepted
    ? hrefTo('chat', { friend_idx: friend_id, nick_name, avatar_url })
    : hrefTo('requestFriend', { user_id: friend_id })
  const line = request.message || (request.isMe === 1 ? t('friends.sentByMe') : '')
  return (
    <PersonRow before={<Avatar name={nick_name} url={avatar_url} size={44} />} name={nick_name} line={line} href={href}>
      {isOpen ? (
        <div className={styles.answers}>
          <Button size="small" busy={reply.isBusy} onClick={() => reply.run('accepted')}>
            {t('friends.accept')}
          </Button>
          <Button size="small" kind="quiet" disabled={reply.isBusy} onClick={() => reply.run('rejected')}>
            {t('friends.reject')}
          </Button>
          <Button size="small" kind="text" disabled={reply.isBusy} onClick={() => reply.run('ignored')}>
            {t('friends.ignore')}
          </Button>
        </div>
      ) : (
        <span className={styles.state}>
          <StateText status={request.req_status} isMine={request.isMe === 1} />
        </span>
      )}
    </PersonRow>
  )
}

const StateText = ({ status, isMine }: { readonly status: RequestStatus; readonly isMine: boolean }) => {
  const t = useTexts()
  switch (status) {
    case 'pending':
      return t('friends.waiting')
    case 'accepted':
      return t(isMine ? 'friends.acceptedByOther' : 'friends.accepted')
    case 'rejected':
      return t(isMine ? 'friends.rejectedByOther' : 'friends.rejected')
    case 'ignored':
      return t('friends.ignored')
  }
}
