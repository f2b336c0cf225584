import { type KeyboardEvent, useId, useState } from 'react'
import { type ForwardTarget, forwardTargets } from '../../domains/chat/conversations/forward-targets.ts'
import { goTo } from '../../platform/navigation/navigation.ts'
import { useStored } from '../../platform/storage/local-database.ts'
import { useTexts } from '../../platform/texts.ts'
import { isMeant } from '../../shared/people/people.ts'
import { SearchField } from '../../ui/forms/search-field.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { PersonWords } from '../../ui/people/person-row.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import styles from './go-to-chat.module.css'

interface GoToChatProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Leads to a chat by its name, without a mouse: type, choose with the arrow keys, press Enter. */
export const GoToChat = ({ isOpen, onClose }: GoToChatProps) => (
  <Sheet isOpen={isOpen} onClose={onClose} title={useTexts()('chat.goTo')}>
    <Finder onDone={onClose} />
  </Sheet>
)

/** More than are shown are narrowed by typing. */
const shownMax = 20

/** Those one wrote with last come first; who also is a friend or a group of mine stands there alone. */
const inOrder = ({ recent, friends, groups }: Awaited<ReturnType<typeof forwardTargets>>): readonly ForwardTarget[] =>
  [
    ...new Map([...recent, ...friends, ...groups].toReversed().map((target) => [target.id, target])).values(),
  ].toReversed()

const open = ({ chatType, targetId, name, avatarUrl }: ForwardTarget): void =>
  chatType === 'group'
    ? goTo('groupChat', { group_id: targetId, group_name: name, avatar_url: avatarUrl })
    : goTo('chat', { friend_idx: targetId, nick_name: name, avatar_url: avatarUrl })

const keepInSight = (row: HTMLElement | null): void => {
  row?.scrollIntoView({ block: 'nearest' })
}

const Finder = ({ onDone }: { readonly onDone: () => void }) => {
  const t = useTexts()
  const id = useId()
  const [word, setWord] = useState('')
  const [place, setPlace] = useState(0)
  const targets = useStored(forwardTargets)
  const found = targets
    ? inOrder(targets)
        .filter((target) => isMeant(target, word))
        .slice(0, shownMax)
    : []
  const go = (target: ForwardTarget | undefined): void => {
    if (!target) return
    onDone()
    open(target)
  }
  const move = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 && event.key !== 'Enter') return
    event.preventDefault()
    if (step === 0) go(found[place])
    else if (found.length > 0) setPlace((place + step + found.length) % found.length)
  }
  return (
    <div className={styles.finder}>
      <SearchField
        label={t('chat.search')}
        value={word}
        onChange={(next) => {
          setWord(next)
          setPlace(0)
        }}
        // Only a field of plain text may be a combobox.
        type="text"
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={`${id}list`}
        aria-activedescendant={found.length > 0 ? `${id}${place}` : undefined}
        aria-autocomplete="list"
        onKeyDown={move}
      />
      <div id={`${id}list`} role="listbox" aria-label={t('chat.goTo')} className={styles.list}>
        {found.map((target, index) => (
          <button
            key={target.id}
            type="button"
            // The field has the focus, and its keys choose.
            tabIndex={-1}
            ref={index === place ? keepInSight : undefined}
            id={`${id}${index}`}
            role="option"
            aria-selected={index === place}
            className={styles.row}
            onPointerMove={() => setPlace(index)}
            onClick={() => go(target)}
          >
            <PersonWords
              before={
                <Avatar
                  name={target.name}
                  url={target.avatarUrl}
                  urls={target.avatarUrls}
                  size={40}
                  isOnline={target.isOnline === true}
                />
              }
              name={target.name}
            />
          </button>
        ))}
      </div>
      {targets && found.length === 0 && <p className={styles.none}>{t('chat.nothingFound')}</p>}
    </div>
  )
}
