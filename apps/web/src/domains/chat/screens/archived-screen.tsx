import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { useTexts } from '../../../platform/texts.ts'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { ArchivedConversations } from '../components/conversation-list.tsx'
import styles from './chat-list-screen.module.css'

/** The chats a member put into the archive (S-132). */
export const ArchivedScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('chats')
  return (
    <Screen width="rows" top={<NavBar title={t('chats.archived')} onBack={goBack} />} className={styles.list}>
      <ArchivedConversations />
    </Screen>
  )
}
