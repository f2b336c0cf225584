import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { hrefTo } from '../../platform/navigation/paths.ts'
import { useUser } from '../../platform/session/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { Icon } from '../../ui/actions/icon.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { stopAskingName, wasNameAsked } from './name-asked.ts'
import styles from './name-card.module.css'

/** Asks a member who still has the name and the picture their account was made with for their own, where others are about to see them. */
export const NameCard = () => {
  const t = useTexts()
  const user = useUser()
  const [isOver, setIsOver] = useState(wasNameAsked)
  if (!user || user.is_updated_avatar_nickname === 1 || isOver) return null
  return (
    <div className={styles.card}>
      <a className={styles.way} href={hrefTo('information', { own: 1 })}>
        <Avatar name={user.nick_name} url={user.avatar_url} size={40} />
        <span className={styles.words}>{t('account.nameCard')}</span>
        <Icon of={ChevronRight} size={18} />
      </a>
      <IconButton
        icon={X}
        label={t('shell.close')}
        size={18}
        onClick={() => {
          stopAskingName()
          setIsOver(true)
        }}
      />
    </div>
  )
}
