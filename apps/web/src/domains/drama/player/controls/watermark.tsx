import { useUser } from '../../../../platform/session/session.ts'
import styles from './watermark.module.css'

/** The member's number, faint and on the move over the picture: who records the screen records it too. */
export const Watermark = () => {
  const user = useUser()
  return user ? (
    <p className={styles.mark} aria-hidden="true">
      {user.user_no}
    </p>
  ) : null
}
