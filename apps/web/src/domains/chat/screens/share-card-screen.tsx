import { useMemo, useState } from 'react'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { useUser } from '../../../platform/session/session.ts'
import { useStored } from '../../../platform/storage/local-database.ts'
import { useTexts } from '../../../platform/texts.ts'
import { friendAsPerson, friendName, isMeant, personName } from '../../../shared/people/people.ts'
import { PersonList } from '../../../shared/people/person-list.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { PersonWords } from '../../../ui/people/person-row.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import { conversationWith } from '../conversations/conversation.ts'
import { idIn } from '../messages/id-in.ts'
import { cardContent, type HowSent } from '../messages/send-message.ts'
import { HowToSend } from '../scheduled/how-to-send.tsx'
import { sendHow, useSendTime } from '../scheduled/use-scheduled.ts'
import styles from './share-card-screen.module.css'

/** Chooses a friend whose card is sent to the open chat; `chat_type` and `target_id` name it. */
export const ShareCardScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('chats')
  const query = useScreenQuery()
  const myId = useUser()?.user_id ?? 0
  const [word, setWord] = useState('')
  const chatType = query.get('chat_type') === 'group' ? 'group' : 'private'
  const targetId = idIn(query, 'target_id')
  const friends = useStored((database) => database.friends.toArray())
  // Nobody receives their own card.
  const people = useMemo(
    () =>
      (friends ?? [])
        .filter(({ friend_idx }) => chatType === 'group' || friend_idx !== targetId)
        .map((friend) => ({ friend, ...friendAsPerson(friend) })),
    [friends, chatType, targetId],
  )
  // The one who was chosen last, whose name stays while the sheet goes.
  const [chosen, setChosen] = useState<(typeof people)[number]>()
  const [asks, setAsks] = useState(false)
  const say = useSendTime()
  const send = useAction(async (how: HowSent) => {
    if (!chosen) return
    const { friend_idx, user_no, nick_name, avatar_url } = chosen.friend
    const contentText = cardContent({ user_id: friend_idx, user_no, nick_name, avatar_url })
    const conversation = conversationWith(myId, { chatType, targetId })
    await sendHow(myId, conversation, { type: 'b_c', contentText, replyTo: 0 }, how)
    setAsks(false)
    if (how.atMs !== undefined) toast(t('scheduled.done', { time: say(how.atMs) }))
    goBack()
  })
  const shown = people.filter((person) => isMeant(person, word))
  return (
    <Screen
      top={
        <>
          <NavBar title={t('chat.shareCardTitle')} onBack={goBack} />
          {people.length > 0 && <SearchField label={t('friends.search')} value={word} onChange={setWord} />}
        </>
      }
      className={styles.list}
    >
      {!friends && <SkeletonRows />}
      {friends && shown.length === 0 && (
        <EmptyList drawing="people" title={t(people.length === 0 ? 'friends.noFriends' : 'friends.noMatch')} />
      )}
      {shown.length > 0 && (
        <PersonList
          people={shown}
          nameOf={personName}
          renderRow={(person) => (
            <button
              key={person.id}
              type="button"
              className={styles.person}
              onClick={() => {
                setChosen(person)
                setAsks(true)
              }}
            >
              <PersonWords before={<Avatar name={person.name} url={person.avatarUrl} size={44} />} name={person.name} />
            </button>
          )}
        />
      )}
      <HowToSend
        isOpen={asks}
        onClose={() => setAsks(false)}
        title={t('chat.sendCardTo', { name: chosen ? friendName(chosen.friend) : '' })}
        isBusy={send.isBusy}
        onChoose={send.run}
      />
    </Screen>
  )
}
