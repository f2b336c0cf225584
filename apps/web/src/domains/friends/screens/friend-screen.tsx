import { Refused } from '@cliffhanger/client/call-error.ts'
import { userTypes } from '@cliffhanger/contract/account/states.ts'
import type { CallData } from '@cliffhanger/contract/call.ts'
import { contactCalls } from '@cliffhanger/contract/friends/contact-calls.ts'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import Flag from 'lucide-react/icons/flag'
import MapPin from 'lucide-react/icons/map-pin'
import MessageCircle from 'lucide-react/icons/message-circle'
import Quote from 'lucide-react/icons/quote'
import Share2 from 'lucide-react/icons/share-2'
import Tag from 'lucide-react/icons/tag'
import UserRound from 'lucide-react/icons/user-round'
import UserX from 'lucide-react/icons/user-x'
import { goTo, relaunch, useGoBack } from '../../../platform/navigation/navigation.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { useCall } from '../../../platform/server/queries.ts'
import { useUser } from '../../../platform/session/session.ts'
import { useTexts } from '../../../platform/texts.ts'
import { friendName } from '../../../shared/people/people.ts'
import { useSeenWords } from '../../../shared/people/seen-words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import page from '../../../ui/forms/form-page.module.css'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { Halves } from '../../../ui/layout/columns.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { confirm } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { ProfileCard } from '../../../ui/people/profile-card.tsx'
import { RoundAction, RoundActions } from '../../../ui/people/round-actions.tsx'
import { sexLabels } from '../../../ui/people/sex-labels.ts'
import { endFriendship } from '../actions.ts'
import { BlacklistSwitch } from '../components/blacklist-switch.tsx'
import { useFriendGroupName } from '../friend-group-name.ts'

/** The page of the member `friend_idx`: who they are, and what I can do. */
export const FriendScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('addressBook')
  const friendId = Number(useScreenQuery().get('friend_idx'))
  const { data, error, refetch } = useCall(contactCalls.getFriend, { friend_id: friendId })
  const isUnknown = error instanceof Refused && (error.is('notFound') || error.is('invalidParameter'))
  return (
    <Screen width="wide" top={<NavBar title={t('friends.profile')} onBack={goBack} />}>
      {isUnknown && <EmptyState icon={UserX} title={t('friends.userNotFound')} />}
      {!data && !isUnknown && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows />)}
      {data && <FriendPage shown={data} />}
    </Screen>
  )
}

type Shown = CallData<typeof contactCalls.getFriend>

const FriendPage = ({ shown }: { readonly shown: Shown }) => {
  const t = useTexts()
  const folderName = useFriendGroupName()
  const seen = useSeenWords(shown)
  const myId = useUser()?.user_id
  const { userinfo } = shown
  const { user_id, nick_name, avatar_url, user_no, friend_remark, friend_group_id, friend_group_name } = userinfo
  const isFriend = shown.is_friend === 1
  return (
    <Halves
      first={
        <>
          <ProfileCard
            name={friendName(userinfo)}
            avatarUrl={avatar_url}
            isOnline={shown.is_online === 1}
            lines={[
              friend_remark === '' ? undefined : t('friends.ownName', { name: nick_name }),
              t('friends.number', { number: user_no }),
              seen,
            ]}
          />
          {user_id === myId ? <p className={page.reason}>{t('friends.thatIsMe')}</p> : <MainActions shown={shown} />}
        </>
      }
      second={
        <>
          <CellGroup>
            {isFriend && (
              <Cell
                icon={Tag}
                title={t('friends.remarkAndGroup')}
                value={folderName({ group_id: friend_group_id, group_name: friend_group_name })}
                href={hrefTo('editFriend', { friend_idx: user_id })}
              />
            )}
            <Cell icon={UserRound} title={t('account.sex')} value={t(sexLabels[userinfo.sex])} />
            <Cell
              icon={Quote}
              title={t('account.signature')}
              value={userinfo.sign_remark || t('account.signatureEmpty')}
            />
            {userinfo.ip !== '' && <Cell icon={MapPin} title={t('friends.place')} value={userinfo.ip} />}
          </CellGroup>
          {user_id !== myId && <OtherActions shown={shown} />}
        </>
      }
    />
  )
}

/** Anyone can always write to the platform's own staff. */
const mayWrite = ({ userinfo, is_friend }: Pick<Shown, 'userinfo' | 'is_friend'>): boolean =>
  is_friend === 1 || userinfo.user_type === userTypes.official

/** Opens the chat, or asks for friendship first. */
const MainActions = ({ shown: { userinfo, is_friend, is_black } }: { readonly shown: Shown }) => {
  const t = useTexts()
  const { user_id, avatar_url } = userinfo
  if (!mayWrite({ userinfo, is_friend })) {
    return (
      <div className={page.buttons}>
        <Button disabled={is_black === 1} onClick={() => goTo('requestFriend', { user_id })}>
          {t('friends.addFriend')}
        </Button>
      </div>
    )
  }
  return (
    <RoundActions label={friendName(userinfo)}>
      <RoundAction
        icon={MessageCircle}
        label={t('friends.startChat')}
        href={hrefTo('chat', { friend_idx: user_id, nick_name: friendName(userinfo), avatar_url })}
      />
      {is_friend === 1 && (
        <RoundAction icon={ArrowLeftRight} label={t('chat.transfer')} href={hrefTo('transfer', { user_id })} />
      )}
      <RoundAction
        icon={Share2}
        label={t('friends.shareCard')}
        href={hrefTo('forward', { payload: `card:${user_id}` })}
      />
    </RoundActions>
  )
}

const OtherActions = ({ shown: { userinfo, is_friend, is_black } }: { readonly shown: Shown }) => {
  const t = useTexts()
  const myId = useUser()?.user_id
  const { user_id } = userinfo
  const hasActions = mayWrite({ userinfo, is_friend })
  const remove = useAction(async () => {
    const isSure = await confirm({
      title: t('friends.deleteTitle', { name: friendName(userinfo) }),
      text: t('friends.deleteHint'),
      confirmLabel: t('friends.delete'),
      isDanger: true,
    })
    if (!isSure || myId === undefined) return
    await endFriendship(myId, user_id)
    toast(t('friends.deleted'))
    relaunch('addressBook')
  })
  return (
    <>
      <CellGroup>
        {!hasActions && (
          <Cell icon={Share2} title={t('friends.shareCard')} href={hrefTo('forward', { payload: `card:${user_id}` })} />
        )}
        <Cell icon={Flag} title={t('friends.report')} href={hrefTo('report', { type: 'user', target_id: user_id })} />
      </CellGroup>
      {userinfo.user_type !== userTypes.official && (
        <CellGroup>
          <BlacklistSwitch userId={user_id} isOn={is_black === 1} />
        </CellGroup>
      )}
      {is_friend === 1 && (
        <CellGroup>
          <Cell title={t('friends.delete')} isDanger isDisabled={remove.isBusy} onClick={remove.run} />
        </CellGroup>
      )}
    </>
  )
}
