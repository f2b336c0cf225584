import type { PinnedMessage } from '@cliffhanger/contract/chat/schemas.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { lineKindOf, lineOf } from '@cliffhanger/rules/chat/preview.ts'
import List from 'lucide-react/icons/list'
import Pin from 'lucide-react/icons/pin'
import { useState } from 'react'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { MessageLine } from '../dramas/message-line.tsx'
import styles from './pinned-line.module.css'

interface PinnedLineProps {
  /** The newest first. */
  readonly pins: readonly PinnedMessage[]
  /** Shows a message of the chat; absent while it is not there yet. */
  readonly onJump: ((messageId: number) => void) | undefined
}

/** The pinned messages of a group, under its bar. A single one leads to it in full; of several the newest stands there, each tap shows one in
 *  the chat and goes on to the one pinned before, and a button leads to all of them (S-124). */
export const PinnedLine = ({ pins, onJump }: PinnedLineProps) => {
  const t = useTexts()
  // By id, not by place: a new pin does not move the walk.
  const [shownId, setShownId] = useState(0)
  const at = Math.max(
    0,
    pins.findIndex(({ msg_id }) => msg_id === shownId),
  )
  const pinned = pins[at]
  if (!pinned) return null
  const list = hrefTo('pinnedMessage', { group_id: pinned.target_id })
  const words = (
    <span className={styles.words}>
      <MessageLine messageType={lineKindOf(pinned)} words={lineOf(pinned)} />
    </span>
  )
  if (pins.length === 1)
    return (
      <a className={styles.line} href={list}>
        <Icon of={Pin} size={16} label={t('chat.pinnedMessage')} />
        {words}
      </a>
    )
  return (
    <div className={styles.line}>
      <button
        type="button"
        className={styles.walk}
        onClick={() => {
          onJump?.(pinned.msg_id)
          setShownId(pins[(at + 1) % pins.length]?.msg_id ?? 0)
        }}
      >
        <span className={styles.marks} aria-hidden="true">
          {pins.map(({ msg_id }, index) => (
            <span key={msg_id} data-on={index === at || undefined} />
          ))}
        </span>
        <Icon
          of={Pin}
          size={16}
          label={t('chat.pinnedMessageOf', { place: String(pins.length - at), total: String(pins.length) })}
        />
        {words}
      </button>
      <a className={styles.all} href={list} aria-label={t('chat.pinnedMessages')}>
        <Icon of={List} size={20} />
      </a>
    </div>
  )
}

/** How many ask to come into the group; leads to where creator and managers answer them (S-135). */
export const JoinLine = ({ groupId }: { readonly groupId: number }) => {
  const t = useTexts()
  const { data } = useCall(groupsCalls.listJoinRequests, { group_id: groupId, limit: 1 })
  if (!data || data.total === 0) return null
  return (
    <a className={styles.line} data-warning href={hrefTo('manageGroup', { group_id: groupId, view: 'requests' })}>
      <span className={styles.words}>{t('joining.askedCount', { count: data.total })}</span>
    </a>
  )
}

/** How many messages wait for my review; leads to where they are handled. */
export const ReviewLine = ({ groupId, count }: { readonly groupId: number; readonly count: number }) => {
  const t = useTexts()
  return (
    <a className={styles.line} data-warning href={hrefTo('manageGroup', { group_id: groupId })}>
      <span className={styles.words}>{t('chat.reviewWaiting', { count })}</span>
    </a>
  )
}
