import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import type { CallData } from '@cliffhanger/contract/call.ts'
import { goTo, useGoBack } from '../../../platform/navigation.ts'
import { useCall } from '../../../platform/queries.ts'
import { useScreenQuery } from '../../../platform/router.tsx'
import { useUser } from '../../../platform/session.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { NavBar } from '../../../ui/nav-bar.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { useForm } from '../../../ui/use-form.ts'
import { requestFriendship } from '../acts.ts'
import styles from './request-friend-screen.module.css'

/** Asks the person of `user_id` for friendship. */
export const RequestFriendScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('addFriend')
  const query = useScreenQuery()
  const userId = Number(query.get('user_id'))
  const { data, error, refetch } = useCall(accountCalls.getUser, { target_id: userId })
  return (
    <Screen top={<NavBar title={t('friends.requestTitle')} onBack={goBack} />}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonRows rows={3} />}
      {data && <Profile profile={data} />}
    </Screen>
  )
}

type Shown = CallData<typeof accountCalls.getUser>

const Profile = ({ profile }: { readonly profile: Shown }) => {
  const t = useTexts()
  const myId = useUser()?.user_id
  const { user_id, nick_name, avatar_url, user_no, sign_remark } = profile.userinfo
  const isMe = user_id === myId
  const isFriend = profile.is_friend === 1
  return (
    <>
      <section className={styles.profile}>
        <Avatar name={nick_name} url={avatar_url} size={80} />
        <h2 className={styles.name}>{nick_name}</h2>
        <p className={styles.note}>{t('friends.number', { number: user_no })}</p>
        {sign_remark !== '' && <p className={styles.note}>{sign_remark}</p>}
      </section>
      {isMe && <p className={styles.reason}>{t('friends.thatIsMe')}</p>}
      {isFriend && (
        <div className={styles.form}>
          <p className={styles.reason}>{t('friends.alreadyFriends')}</p>
          <Button block onClick={() => goTo('chat', { friend_idx: user_id, nick_name, avatar_url }, { replace: true })}>
            {t('friends.startChat')}
          </Button>
        </div>
      )}
      {!isMe && !isFriend && profile.can_add === 0 && <p className={styles.reason}>{t('friends.cannotAdd')}</p>}
      {!isMe && !isFriend && profile.can_add === 1 && <RequestForm userId={user_id} />}
    </>
  )
}

const RequestForm = ({ userId }: { readonly userId: number }) => {
  const t = useTexts()
  const user = useUser()
  const form = useForm(
    { message: t('friends.defaultMessage', { name: user?.nick_name ?? '' }), friend_remark: '' },
    ({ message, friend_remark }) => ({
      message: message.length > 100 ? t('friends.messageTooLong') : undefined,
      friend_remark: friend_remark.length > 30 ? t('friends.remarkTooLong') : undefined,
    }),
  )
  const send = useAction(async () => {
    if (!user || !form.check()) return
    const areFriends = await requestFriendship(user.user_id, { friend_id: userId, ...form.values })
    toast(t(areFriends ? 'friends.nowFriends' : 'friends.requestSent'))
    goTo(areFriends ? 'addressBook' : 'friendRequests', {}, { replace: true })
  }, form.refuse)
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        send.run()
      }}
    >
      <TextField label={t('friends.requestMessage')} {...form.field('message')} />
      <TextField label={t('friends.remark')} hint={t('friends.remarkHint')} {...form.field('friend_remark')} />
      <Button type="submit" block busy={send.isBusy}>
        {t('friends.sendRequest')}
      </Button>
    </form>
  )
}
