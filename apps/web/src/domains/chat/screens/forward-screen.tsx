import { lineKindOf, lineOf } from '@cliffhanger/rules/chat/preview.ts'
import { useQuery } from '@tanstack/react-query'
import Forward from 'lucide-react/icons/forward'
import { useMemo, useState } from 'react'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { useUser } from '../../../platform/session/session.ts'
import { databaseOf, useStored } from '../../../platform/storage/local-database.ts'
import { useTexts } from '../../../platform/texts.ts'
import type { Person } from '../../../shared/people/people.ts'
import { PeoplePicker } from '../../../shared/people/people-picker.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { BottomBar } from '../../../ui/layout/bottom-bar.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { notify } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { type ForwardTarget, forwardTargets, sendToAll } from '../conversations/forward-targets.ts'
import { MessageLine } from '../dramas/message-line.tsx'
import { readPayload } from '../messages/forward-payload.ts'
import { loadForwarded, type PassedOn } from '../messages/load-forwarded.ts'
import styles from './forward-screen.module.css'

/** Chats one can send to at once. */
const targetsMax = 9

type Group = 'recent' | 'friends' | 'groups'

/** Passes something on to up to nine chats; `payload` says what. */
export const ForwardScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('chats')
  const user = useUser()
  const payload = useScreenQuery().get('payload') ?? ''
  const forwarded = useMemo(() => readPayload(payload), [payload])
  const { data, error, refetch } = useQuery({
    queryKey: ['chat-forward', payload],
    queryFn: () => (user && forwarded ? loadForwarded(databaseOf(user.user_id), forwarded) : []),
    staleTime: 0,
  })
  const top = <NavBar title={t('chat.forwardTitle')} onBack={goBack} />
  if (user && data && data.length > 0) return <Targets myId={user.user_id} passedOn={data} onDone={goBack} />
  return (
    <Screen top={top}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && <EmptyState icon={Forward} title={t('chat.nothingToForward')} />}
      {!data && !error && <SkeletonRows />}
    </Screen>
  )
}

interface TargetsProps {
  readonly myId: number
  readonly passedOn: readonly PassedOn[]
  readonly onDone: () => void
}

const Targets = ({ myId, passedOn, onDone }: TargetsProps) => {
  const t = useTexts()
  const [shown, setShown] = useState<Group>('recent')
  const [chosen, setChosen] = useState<readonly Person[]>([])
  const [words, setWords] = useState('')
  const targets = useStored((database) => forwardTargets(database))
  const byId = new Map<number, ForwardTarget>(
    targets && [...targets.recent, ...targets.friends, ...targets.groups].map((target) => [target.id, target]),
  )
  const send = useAction(async () => {
    const to = chosen.flatMap(({ id }) => byId.get(id) ?? [])
    const failed = await sendToAll(myId, to, passedOn, words.trim())
    if (failed.length > 0) {
      await notify({
        title: t('chat.forwardFailed', { names: failed.map(({ name }) => name).join(t('chat.nameSeparator')) }),
      })
    }
    if (failed.length < to.length) {
      toast(t('chat.forwarded'))
      onDone()
    }
  })
  const people = targets?.[shown]
  return (
    <Screen
      top={
        <>
          <NavBar title={t('chat.forwardTitle')} onBack={onDone} />
          <Tabs
            label={t('chat.forwardTitle')}
            tabs={[
              { value: 'recent', label: t('chat.recentChats') },
              { value: 'friends', label: t('chat.friendsFound') },
              { value: 'groups', label: t('chat.groupsFound') },
            ]}
            value={shown}
            onChange={setShown}
            fill
          />
        </>
      }
      className={styles.list}
      bottom={
        <SendBar
          passedOn={passedOn}
          words={words}
          onWords={setWords}
          count={chosen.length}
          isBusy={send.isBusy}
          onSend={send.run}
        />
      }
    >
      {!people && <SkeletonRows />}
      {people?.length === 0 && <EmptyState icon={Forward} title={t('chat.noChats')} />}
      {people && people.length > 0 && (
        <PeoplePicker
          key={shown}
          people={people}
          chosen={chosen}
          onChange={setChosen}
          limit={targetsMax}
          searchLabel={t('chat.search')}
          isByLetter={shown !== 'recent'}
        />
      )}
    </Screen>
  )
}

interface SendBarProps {
  readonly passedOn: readonly PassedOn[]
  /** Words sent along with it. */
  readonly words: string
  readonly onWords: (words: string) => void
  /** Chats it is sent to. */
  readonly count: number
  readonly isBusy: boolean
  readonly onSend: () => void
}

const SendBar = ({ passedOn, words, onWords, count, isBusy, onSend }: SendBarProps) => {
  const t = useTexts()
  const last = passedOn.at(-1)
  const message = last && { msg_type: last.type, content_text: last.contentText }
  return (
    <BottomBar>
      <div className={styles.send}>
        <p className={styles.preview}>
          {message && <MessageLine messageType={lineKindOf(message)} words={lineOf(message)} />}
          {passedOn.length > 1 && ` +${passedOn.length - 1}`}
        </p>
        <input
          className={styles.words}
          value={words}
          maxLength={500}
          placeholder={t('chat.addWords')}
          aria-label={t('chat.addWords')}
          onChange={({ target }) => onWords(target.value)}
        />
        <Button block busy={isBusy} disabled={count === 0} onClick={onSend}>
          {t('chat.sendToCount', { count })}
        </Button>
      </div>
    </BottomBar>
  )
}
