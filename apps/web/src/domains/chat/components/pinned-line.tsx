import type { PinnedMessage } from '@cliffhanger/contract/chat/schemas.ts'
import { lineOf } from '@cliffhanger/rules/chat/preview.ts'
import Pin from 'lucide-react/icons/pin'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { describeLine } from '../conversations/describe-line.ts'
import styles from './pinned-line.module.css'

/** The pinned message of a group, under its bar; leads to it in full. */
export const PinnedLine = ({ pinned }: { readonly pinned: PinnedMessage }) => {
  const t = useTexts()
  return (
    <a className={styles.line} href={hrefTo('pinnedMessage', { group_id: pinned.target_id })}>
      <Icon of={Pin} size={16} label={t('chat.pinnedMessage')} />
      <span className={styles.words}>{describeLine(pinned.msg_type, lineOf(pinned), t)}</span>
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
