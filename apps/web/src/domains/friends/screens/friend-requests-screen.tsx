import type { FriendApp, RequestStatus } from '@cliffhanger/contract/friends/schemas.ts'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useUser } from '../../../platform/session/session.ts'
import { useStored } from '../../../platform/storage/local-database.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { PersonRow } from '../../../ui/people/person-row.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import { answerRequest, type Reply } from '../actions.ts'
import styles from './friend-requests-screen.module.css'

/** Requests to me and from me, the newest first. */
export const FriendRequestsScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('addressBook')
  const stored = useStored(async (database) => ({
    isReady: (await database.marks.count()) > 0,
    requests: (await database.friendApps.toArray()).sort((one, other) => other.update_time - one.update_time),
  }))
  const requests = stored?.requests ?? []
  return (
    <Screen top={<NavBar title={t('friends.newFriends')} onBack={goBack} />}>
      {requests.length === 0 && !stored?.isReady && <SkeletonRows />}
      {requests.length === 0 && stored?.isReady && (
        <EmptyList drawing="people" title={t('friends.noRequests')} hint={t('friends.noRequestsHint')} />
      )}
      {requests.map((request) => (
        <Request key={request.id} request={request} />
      ))}
    </Screen>
  )
}

const Request = ({ request }: { readonly request: FriendApp }) => {
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
