import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import type { ClosedReason } from '../conversations/closed-reason.ts'
import { endMoment } from '../conversations/time-ago.ts'
import { useNow } from '../conversations/use-now.ts'
import styles from './closed-footer.module.css'

interface ClosedFooterProps {
  readonly reason: ClosedReason
  /** When it ends by itself; 0 or absent where it does not. */
  readonly untilSeconds?: number | undefined
  /** What can be done about it. */
  readonly children?: ReactNode
}

/** Stands in place of the composer where nothing can be written, and says why. */
export const ClosedFooter = ({ reason, untilSeconds = 0, children }: ClosedFooterProps) => {
  const t = useTexts()
  const language = useLanguage()
  const nowMs = useNow()
  const texts: Readonly<Record<ClosedReason, string>> = {
    notFriends: t('chat.notFriends'),
    blacklisted: t('chat.blacklisted'),
    blockedByMe: t('chat.blockedByMe'),
    youAreMuted:
      untilSeconds > 0
        ? t('chat.youAreMutedUntil', { time: endMoment(untilSeconds * 1000, nowMs, language) })
        : t('chat.youAreMuted'),
    groupIsMuted: t('chat.groupIsMuted'),
    onlyManagersPost: t('chat.onlyManagersPost'),
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
