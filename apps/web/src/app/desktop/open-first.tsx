import { paths } from '@cliffhanger/contract/client-paths.ts'
import BookUser from 'lucide-react/icons/book-user'
import Inbox from 'lucide-react/icons/inbox'
import MessageSquare from 'lucide-react/icons/message-square'
import { useTexts } from '../../platform/texts.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { findRoute } from '../routes/routes.ts'
import { ScreenPart } from '../screen-part.tsx'
import { firstOf } from './first-of.ts'
import styles from './open-first.module.css'

/** What stands beside a list as long as nothing was chosen from it. */
export const OpenFirst = ({ list }: { readonly list: string }) => {
  const t = useTexts()
  const first = findRoute(firstOf(list) ?? '')
  if (first) return <ScreenPart route={first} />
  return (
    <main className={styles.middle}>
      {list === paths.addressBook ? (
        <EmptyState icon={BookUser} title={t('friends.choosePerson')} hint={t('friends.choosePersonHint')} />
      ) : list === paths.message ? (
        <EmptyState icon={Inbox} title={t('notices.chooseMessage')} />
      ) : (
        <EmptyState icon={MessageSquare} title={t('chat.chooseChat')} />
      )}
    </main>
  )
}
