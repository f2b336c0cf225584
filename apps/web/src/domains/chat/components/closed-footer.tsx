import type { ReactNode } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import type { ClosedReason } from '../conversations/closed-reason.ts'
import styles from './closed-footer.module.css'

interface ClosedFooterProps {
  readonly reason: ClosedReason
  /** What can be done about it. */
  readonly children?: ReactNode
}

/** Stands in place of the composer where nothing can be written, and says why. */
export const ClosedFooter = ({ reason, children }: ClosedFooterProps) => {
  const t = useTexts()
  const texts: Readonly<Record<ClosedReason, string>> = {
    notFriends: t('chat.notFriends'),
    blacklisted: t('chat.blacklisted'),
    blockedByMe: t('chat.blockedByMe'),
    youAreMuted: t('chat.youAreMuted'),
    groupIsMuted: t('chat.groupIsMuted'),
    groupForbidsSpeaking: t('chat.groupForbidsSpeaking'),
    groupBanned: t('chat.groupBanned'),
    groupDissolved: t('chat.groupDissolved'),
  }
  return (
    <footer className={styles.closed}>
      <p>{texts[reason]}</p>
      {children}
    </footer>
  )
}
