import { Refused } from '@cliffhanger/client/call-error.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import type { JoinRequest } from '@cliffhanger/contract/groups/join-links.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { call } from '../../../platform/server/client.ts'
import { forgetAnswers } from '../../../platform/server/optimistic.ts'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { InfiniteScroll } from '../../../ui/lists/infinite-scroll.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { PersonRow } from '../../../ui/people/person-row.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import card from '../components/review-card.module.css'
import { memberLists } from '../member-lists.ts'

const pageSize = 50

/** Who asks to come into a group, until creator or managers answer (S-135). */
export const JoinRequests = ({ groupId }: { readonly groupId: number }) => {
  const t = useTexts()
  const language = useLanguage()
  const requests = usePagedCall(
    groupsCalls.listJoinRequests,
    { group_id: groupId, limit: pageSize },
    ({ user_id }) => user_id,
  )
  const decide = useAction(async ({ user_id, nick_name: name }: JoinRequest, is_approved: 0 | 1) => {
    try {
      await call(groupsCalls.decideJoinRequest, { group_id: groupId, user_id, is_approved })
      toast(t(is_approved === 1 ? 'joining.letIn' : 'joining.declined', { name }))
    } catch (error) {
      // Another manager was faster, or they took it back: either way they wait no more.
      if (!(error instanceof Refused && error.is('stateChanged'))) throw error
      toast(error.message)
    }
    await forgetAnswers(groupsCalls.listJoinRequests, groupsCalls.getGroup, ...memberLists)
  })
  const { query } = requests
  if (!query.data)
    return query.error ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : <SkeletonRows />
  if (requests.list.length === 0)
    return <EmptyList drawing="people" title={t('joining.noRequests')} hint={t('joining.noRequestsHint')} />
  return (
    <>
      {requests.list.map((request) => (
        <article key={request.user_id} className={card.card} aria-label={request.nick_name}>
          <PersonRow
            before={<Avatar name={request.nick_name} url={request.avatar_url} size={44} />}
            name={request.nick_name}
            line={
              request.was_removed === 1
                ? t('joining.wasRemoved')
                : formatMoment(request.ask_time * 1000, 'moment', language)
            }
          />
          <div className={card.answers}>
            <Button size="small" kind="quiet" disabled={decide.isBusy} onClick={() => decide.run(request, 0)}>
              {t('groups.reject')}
            </Button>
            <Button size="small" disabled={decide.isBusy} onClick={() => decide.run(request, 1)}>
              {t('groups.approve')}
            </Button>
          </div>
        </article>
      ))}
      <InfiniteScroll {...requests.scroll} />
    </>
  )
}
