import { blacklistCalls } from '@cliffhanger/contract/friends/blacklist-calls.ts'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { InfiniteScroll } from '../../../ui/lists/infinite-scroll.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { PersonRow } from '../../../ui/people/person-row.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import { setBlacklisted } from '../actions.ts'

/** Whom I do not want to hear from, the newest first. */
export const BlacklistScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('addressBook')
  const { list, query, scroll } = usePagedCall(blacklistCalls.listBlacklist, {}, ({ black_id }) => black_id)
  const release = useAction(async (id: number) => {
    await setBlacklisted(id, false)
    toast(t('friends.released'))
  })
  return (
    <Screen top={<NavBar title={t('friends.blacklist')} onBack={goBack} />}>
      {!query.data &&
        (query.error ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : <SkeletonRows />)}
      {query.data && list.length === 0 && (
        <EmptyList drawing="people" title={t('friends.nobodyBlacklisted')} hint={t('friends.nobodyBlacklistedHint')} />
      )}
      {list.map(({ black_id, nick_name, avatar_url, user_no }) => (
        <PersonRow
          key={black_id}
          before={<Avatar name={nick_name} url={avatar_url} size={44} />}
          name={nick_name}
          line={t('friends.number', { number: user_no })}
          href={hrefTo('friend', { friend_idx: black_id })}
        >
          <Button size="small" kind="quiet" disabled={release.isBusy} onClick={() => release.run(black_id)}>
            {t('friends.release')}
          </Button>
        </PersonRow>
      ))}
      {list.length > 0 && <InfiniteScroll {...scroll} />}
    </Screen>
  )
}
