import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { type MemberFace, newGroupLimit } from '@cliffhanger/contract/groups/schemas.ts'
import { mosaicOf } from '@cliffhanger/rules/groups/member-faces.ts'
import { useState } from 'react'
import { useIsRoomy } from '../../../platform/appearance/desktop.ts'
import { goTo, useGoBack } from '../../../platform/navigation/navigation.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { call } from '../../../platform/server/client.ts'
import { useUser } from '../../../platform/session/session.ts'
import { useStored } from '../../../platform/storage/local-database.ts'
import { useTexts } from '../../../platform/texts.ts'
import { friendAsPerson, type Person } from '../../../shared/people/people.ts'
import { PeoplePicker } from '../../../shared/people/people-picker.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { BarInPage, BottomBar } from '../../../ui/layout/bottom-bar.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Panes } from '../../../ui/layout/panes.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { GroupPicture } from '../components/group-picture.tsx'
import styles from './create-group-screen.module.css'

/** Friends a new group begins with, at least (V-9). */
const fewestFriends = 2

/** Makes a group of friends; `friend_idx` is chosen already. Where there is room, one chooses them beside its name. */
export const CreateGroupScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('chats')
  const firstId = Number(useScreenQuery().get('friend_idx'))
  const stored = useStored(async (database) => ({
    isReady: (await database.marks.count()) > 0,
    friends: (await database.friends.toArray()).map(friendAsPerson),
  }))
  const isEmpty = stored?.friends.length === 0
  return stored && !isEmpty ? (
    <GroupForm friends={stored.friends} firstId={firstId} onBack={goBack} />
  ) : (
    <Screen top={<NavBar title={t('groups.create')} onBack={goBack} />}>
      {stored?.isReady ? (
        <EmptyList
          drawing="people"
          title={t('friends.noFriends')}
          hint={t('groups.needsFriends', { count: fewestFriends })}
          action={
            <Button size="small" onClick={() => goTo('addFriend')}>
              {t('friends.addFriend')}
            </Button>
          }
        />
      ) : (
        <SkeletonRows />
      )}
    </Screen>
  )
}

/** Those who will be in the group. */
const facesOf = (chosen: readonly Person[], me: ReturnType<typeof useUser>): readonly MemberFace[] => [
  ...chosen.map(({ id, avatarUrl }) => ({ user_id: id, avatar_url: avatarUrl })),
  ...(me ? [{ user_id: me.user_id, avatar_url: me.avatar_url }] : []),
]

interface GroupFormProps {
  readonly friends: readonly Person[]
  readonly firstId: number
  readonly onBack: () => void
}

const GroupForm = ({ friends, firstId, onBack }: GroupFormProps) => {
  const t = useTexts()
  const [picture, setPicture] = useState('')
  const [chosen, setChosen] = useState<readonly Person[]>(() => friends.filter(({ id }) => id === firstId))
  const me = useUser()
  const isRoomy = useIsRoomy()
  const faces = mosaicOf({ avatar_url: picture, member_faces: facesOf(chosen, me) }, me?.user_id ?? 0)
  const form = useForm({ group_name: '' }, ({ group_name }) => ({
    group_name: group_name.trim() === '' ? t('groups.nameEmpty') : undefined,
  }))
  const create = useAction(async () => {
    const isNamed = form.check()
    if (!isNamed) return toast(t('groups.nameEmpty'))
    if (chosen.length < fewestFriends) return toast(t('groups.tooFewFriends', { count: fewestFriends }))
    const { group } = await call(groupsCalls.createGroup, {
      group_name: form.values.group_name.trim(),
      ...(picture !== '' && { avatar_url: picture }),
      members: chosen.map(({ id }) => id),
    })
    const { group_id, group_name, avatar_url } = group
    goTo('groupChat', { group_id, group_name, avatar_url }, { replace: true })
  }, form.refuse)
  const head = (
    <div className={styles.head}>
      <GroupPicture name={form.values.group_name} value={picture} onChange={setPicture} size={64} faces={faces} />
      <TextField {...form.field('group_name')} label={t('groups.name')} maxLength={30} />
    </div>
  )
  const act = (
    <BottomBar>
      <Button busy={create.isBusy} onClick={create.run}>
        {chosen.length === 0 ? t('groups.createEmpty') : t('groups.createWith', { count: chosen.length })}
      </Button>
    </BottomBar>
  )
  const people = {
    ...{ people: friends, chosen, onChange: setChosen },
    ...{ limit: newGroupLimit, searchLabel: t('friends.search') },
  }
  return (
    <Screen
      width={isRoomy ? 'panes' : 'column'}
      top={<NavBar title={t('groups.create')} onBack={onBack} />}
      bottom={!isRoomy && act}
    >
      {isRoomy ? (
        <Panes
          side={
            <>
              {head}
              <BarInPage>{act}</BarInPage>
            </>
          }
        >
          <PeoplePicker {...people} />
        </Panes>
      ) : (
        <PeoplePicker {...people} top={head} />
      )}
    </Screen>
  )
}
