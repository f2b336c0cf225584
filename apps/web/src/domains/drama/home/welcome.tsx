import { useUser } from '../../../platform/session/session.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import styles from './welcome.module.css'

/** Greets a member whose account was just made. */
export const Welcome = ({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) => {
  const t = useTexts()
  const user = useUser()
  if (!user) return null
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      position="center"
      showTitle={false}
      title={t('drama.welcomeTitle', { name: user.nick_name })}
    >
      <div className={styles.welcome}>
        <Avatar name={user.nick_name} url={user.avatar_url} size={72} />
        <p className={styles.title}>{t('drama.welcomeTitle', { name: user.nick_name })}</p>
        <p className={styles.text}>{t('drama.welcomeText')}</p>
        <Button block onClick={onClose}>
          {t('drama.welcomeStart')}
        </Button>
      </div>
    </Sheet>
  )
}
