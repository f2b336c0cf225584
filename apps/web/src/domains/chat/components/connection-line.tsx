import { reconnect } from '../../../platform/server/connection.ts'
import { useConnection } from '../../../platform/server/connection-state.ts'
import { useTexts } from '../../../platform/texts.ts'
import styles from './connection-line.module.css'

/** Says that the chats may be behind; after all servers failed a tap tries again (S-35). */
export const ConnectionLine = () => {
  const t = useTexts()
  const state = useConnection()
  switch (state) {
    case 'connected':
    case 'idle':
    case 'ended':
      return null
    case 'connecting':
      return (
        <p className={styles.line} role="status">
          {t('chat.connecting')}
        </p>
      )
    case 'waiting':
      return (
        <p className={styles.line} role="status">
          {t('chat.disconnected')}
        </p>
      )
    case 'stopped':
    case 'replaced':
      return (
        <button type="button" className={styles.lost} onClick={reconnect}>
          {t('chat.allFailed')}
        </button>
      )
  }
}
