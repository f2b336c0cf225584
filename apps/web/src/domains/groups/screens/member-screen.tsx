import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import type { Group, GroupMember } from '@cliffhanger/contract/groups/schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { mayAddFriends } from '@cliffhanger/rules/groups/policy.ts'
import UserX from 'lucide-react/icons/user-x'
import { goTo, useGoBack } from '../../../platform/navigation/navigation.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { useCall } from '../../../platform/server/queries.ts'
import { useUser } from '../../../platform/session/session.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { memberName } from '../../../shared/people/people.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import page from '../../../ui/forms/form-page.module.css'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { ProfileCard } from '../../../ui/people/profile-card.tsx'
import { GroupState } from '../components/group-state.tsx'
import { MemberActions } from '../components/member-actions.tsx'
import { MemberBadges } from '../components/member-badges.tsx'
import { useGroup, useGroupId } from '../use-group.ts'

/** A member of a group: who they are, and what I can do here. */
export const MemberScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('chats')
  const userId = Number(useScreenQuery().get('user_id'))
  const { group, ...state } = useGroup(useGroupId())
  return (
    <Screen top={<NavBar title={t('groups.member')} onBack={goBack} />}>
      {group ? <Member group={group} userId={userId} onGone={goBack} /> : <GroupState {...state} />}
    </Screen>
  )
}

interface MemberProps {
  readonly group: Group
  readonly userId: number
  readonly onGone: () => void
}

const Member = ({ group, userId, onGone }: MemberProps) => {
  const t = useTexts()
  const { group_id } = group
  const { data, error, refetch } = useCall(groupsCalls.getMembers, { group_id, members: [userId] })
  const member = data?.list[0]
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows />
  if (!member) return <EmptyState icon={UserX} title={t('groups.noLongerMember')} />
  return <MemberPage group={group} member={member} onGone={onGone} />
}

interface MemberPageProps {
  readonly group: Group
  readonly member: GroupMember
  readonly onGone: () => void
}

const MemberPage = ({ group, member, onGone }: MemberPageProps) => {
  const t = useTexts()
  const myId = useUser()?.user_id
  const { group_id } = group
  const { user_id, user_no, avatar_url, user_nickname, group_nickname, role, is_muted } = member
  const { data: profile, isPending } = useCall(accountCalls.getUser, { target_id: user_id, group_id })
  const isMe = user_id === myId
  const name = memberName(member)
  const mayAdd = profile?.is_friend === 0 && mayAddFriends(group, group.userRole) === undefined
  // What can be done about them follows from it: buttons that come later push down the others.
  if (isPending) return <SkeletonRows />
  return (
    <>
      <ProfileCard
        name={name}
        avatarUrl={avatar_url}
        isOnline={member.is_online === 1}
        badges={<MemberBadges role={role} isMuted={is_muted === 1} />}
        lines={[
          group_nickname === '' ? undefined : t('friends.ownName', { name: user_nickname }),
          t('friends.number', { number: user_no }),
          profile?.userinfo.sign_remark,
        ]}
      />
      {isMe && <p className={page.reason}>{t('friends.thatIsMe')}</p>}
      {!isMe && profile?.is_friend === 1 && (
        <div className={page.buttons}>
          <Button onClick={() => goTo('chat', { friend_idx: user_id, nick_name: name, avatar_url })}>
            {t('friends.startChat')}
          </Button>
        </div>
      )}
      {!isMe && mayAdd && (
        <div className={page.buttons}>
          <Button onClick={() => goTo('requestFriend', { user_id, group_id })}>{t('friends.addFriend')}</Button>
        </div>
      )}
      <CellGroup>
        <Cell title={t('groups.joined')} value={<JoinDate seconds={member.join_time} />} />
        {profile !== undefined && profile.userinfo.ip !== '' && (
          <Cell title={t('friends.place')} value={profile.userinfo.ip} />
        )}
      </CellGroup>
      {!isMe && (
        <>
          <CellGroup>
            <Cell title={t('friends.shareCard')} href={hrefTo('forward', { payload: `card:${user_id}` })} />
            <Cell title={t('friends.report')} href={hrefTo('report', { type: 'user', target_id: user_id })} />
          </CellGroup>
          <MemberActions group={group} member={member} onGone={onGone} />
        </>
      )}
    </>
  )
}

const JoinDate = ({ seconds }: { readonly seconds: number }) => {
  const language = useLanguage()
  return <time dateTime={new Date(seconds * 1000).toISOString()}>{formatMoment(seconds * 1000, 'day', language)}</time>
}
