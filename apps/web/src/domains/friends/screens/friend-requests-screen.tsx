import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { useStored } from '../../../platform/storage/local-database.ts'
import { useTexts } from '../../../platform/texts.ts'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { FriendRequest } from '../components/friend-request.tsx'

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
        <FriendRequest key={request.id} request={request} />
      ))}
    </Screen>
  )
}
