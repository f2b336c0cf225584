import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import type { Group } from '@cliffhanger/contract/groups/schemas.ts'
import { mayManage } from '@cliffhanger/rules/groups/policy.ts'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { InfiniteScroll } from '../../../ui/lists/infinite-scroll.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { muteMembers } from '../actions.ts'
import { useMuteWords } from '../use-mute-words.ts'
import { MemberRow } from './member-row.tsx'

const pageSize = 50

/** Who is muted in a group, managers among them; whom I may let speak again has a button. */
export const MutedMembers = ({ group }: { readonly group: Group }) => {
  const t = useTexts()
  const wordsOf = useMuteWords()
  const { group_id, userRole } = group
  const managers = useCall(groupsCalls.listManagers, { group_id })
  const ordinary = usePagedCall(
    groupsCalls.listOrdinaryMembers,
    { group_id, is_muted: 1, limit: pageSize },
    ({ user_id }) => user_id,
  )
  const unmute = useAction(async (userId: number) => {
    await muteMembers(group_id, [userId], 0)
    toast(t('groups.unmutedCount', { count: 1 }))
  })
  const error = managers.error ?? ordinary.query.error
  if (!managers.data || !ordinary.query.data) {
    const retry = (): void => {
      void managers.refetch()
      void ordinary.query.refetch()
    }
    return error ? <ErrorState error={error} onRetry={retry} /> : <SkeletonRows rows={3} />
  }
  const muted = [...managers.data.list.filter(({ is_muted }) => is_muted === 1), ...ordinary.list]
  if (muted.length === 0) {
    return <EmptyList drawing="people" title={t('groups.nobodyMuted')} hint={t('groups.nobodyMutedHint')} />
  }
  return (
    <>
      {muted.map((member) => (
        <MemberRow key={member.user_id} member={member} line={wordsOf(member)}>
          {mayManage(group, userRole, member.role, 'mute') === undefined && (
            <Button size="small" kind="quiet" disabled={unmute.isBusy} onClick={() => unmute.run(member.user_id)}>
              {t('groups.unmute')}
            </Button>
          )}
        </MemberRow>
      ))}
      <InfiniteScroll {...ordinary.scroll} />
    </>
  )
}
