import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import type { CallData } from '@cliffhanger/contract/call.ts'
import { useState } from 'react'
import { goTo, useGoBack } from '../../../platform/navigation/navigation.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { useCall } from '../../../platform/server/queries.ts'
import { useUser } from '../../../platform/session/session.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import page from '../../../ui/forms/form-page.module.css'
import { FormPage } from '../../../ui/forms/form-page.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { ProfileCard } from '../../../ui/people/profile-card.tsx'
import { requestFriendship } from '../actions.ts'
import { FriendGroupField } from '../components/friend-group-field.tsx'

/** Where the two met: a group of both, or nowhere that has to be told. */
type Source = { readonly group_id: number } | Record<string, never>

/** Asks the person of `user_id` for friendship; `group_id` names the group where they met. */
export const RequestFriendScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('addFriend')
  const query = useScreenQuery()
  const groupId = Number(query.get('group_id'))
  const source: Source = groupId > 0 ? { group_id: groupId } : {}
  const { data, error, refetch } = useCall(accountCalls.getUser, { target_id: Number(query.get('user_id')), ...source })
  return (
    <Screen top={<NavBar title={t('friends.requestTitle')} onBack={goBack} />}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonRows rows={3} />}
      {data && <Profile profile={data} source={source} />}
    </Screen>
  )
}

interface ProfileProps {
  readonly profile: CallData<typeof accountCalls.getUser>
  readonly source: Source
}

const Profile = ({ profile, source }: ProfileProps) => {
  const t = useTexts()
  const myId = useUser()?.user_id
  const { user_id, nick_name, avatar_url, user_no, sign_remark } = profile.userinfo
  const isMe = user_id === myId
  const isFriend = profile.is_friend === 1
  return (
    <>
      <ProfileCard
        name={nick_name}
        avatarUrl={avatar_url}
        lines={[t('friends.number', { number: user_no }), sign_remark]}
      />
      {isMe && <p className={page.reason}>{t('friends.thatIsMe')}</p>}
      {isFriend && (
        <>
          <p className={page.reason}>{t('friends.alreadyFriends')}</p>
          <div className={page.buttons}>
            <Button onClick={() => goTo('chat', { friend_idx: user_id, nick_name, avatar_url }, { replace: true })}>
              {t('friends.startChat')}
            </Button>
          </div>
        </>
      )}
      {!isMe && !isFriend && profile.can_add === 0 && <p className={page.reason}>{t('friends.cannotAdd')}</p>}
      {!isMe && !isFriend && profile.can_add === 1 && <RequestForm userId={user_id} source={source} />}
    </>
  )
}

const RequestForm = ({ userId, source }: { readonly userId: number; readonly source: Source }) => {
  const t = useTexts()
  const user = useUser()
  const [folder, setFolder] = useState(0)
  const form = useForm(
    { message: t('friends.defaultMessage', { name: user?.nick_name ?? '' }), friend_remark: '' },
    ({ message, friend_remark }) => ({
      message: message.length > 100 ? t('friends.messageTooLong') : undefined,
      friend_remark: friend_remark.length > 30 ? t('friends.remarkTooLong') : undefined,
    }),
  )
  const send = useAction(async () => {
    if (!user || !form.check()) return
    const request = { friend_id: userId, friend_group_id: folder, ...source, ...form.values }
    const areFriends = await requestFriendship(user.user_id, request)
    toast(t(areFriends ? 'friends.nowFriends' : 'friends.requestSent'))
    goTo(areFriends ? 'addressBook' : 'friendRequests', {}, { replace: true })
  }, form.refuse)
  return (
    <FormPage submitLabel={t('friends.sendRequest')} isBusy={send.isBusy} onSubmit={send.run}>
      <TextField label={t('friends.requestMessage')} {...form.field('message')} />
      <TextField label={t('friends.remark')} hint={t('friends.remarkHint')} {...form.field('friend_remark')} />
      <FriendGroupField value={folder} onChange={setFolder} />
    </FormPage>
  )
}
