import { formatCount, formatSize } from '@cliffhanger/i18n/format/numbers.ts'
import { useState } from 'react'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { useUser } from '../../../platform/session/session.ts'
import { useStored } from '../../../platform/storage/local-database.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { MissingState } from '../../../ui/feedback/missing-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { SwitchCell } from '../../../ui/forms/switch-cell.tsx'
import { BottomBar } from '../../../ui/layout/bottom-bar.tsx'
import { CellGroup } from '../../../ui/layout/cell.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { conversationWith } from '../conversations/conversation.ts'
import { sessionOf } from '../conversations/conversation-store.ts'
import { idIn } from '../messages/id-in.ts'
import type { ExportProgress } from './export-entries.ts'
import styles from './export-screen.module.css'
import type { ExportedChat } from './exported-message.ts'
import { useExport } from './use-export.ts'

/** Saves a chat as a file (S-139); `target_id` and `chat_type` name it. */
export const ExportScreen = () => {
  const t = useTexts()
  const user = useUser()
  const goBack = useGoBack('chats')
  const query = useScreenQuery()
  const targetId = idIn(query, 'target_id')
  const chatType = query.get('chat_type') === 'group' ? 'group' : 'private'
  const conversation = conversationWith(user?.user_id ?? 0, { chatType, targetId })
  const session = useStored(
    async (database) => (await sessionOf(database, conversation.id, database.userId)) ?? null,
    [conversation.id],
  )
  if (!user || targetId === 0 || session === null) return <MissingState title={t('shell.notFound')} list="chats" />
  if (!session)
    return (
      <Screen top={<NavBar title={t('exporting.title')} onBack={goBack} />}>
        <SkeletonRows rows={2} />
      </Screen>
    )
  const me = { id: user.user_id, name: user.nick_name }
  return <Export chat={{ conversation, name: session.chat_name || session.nick_name, me }} onBack={goBack} />
}

const Export = ({ chat, onBack }: { readonly chat: ExportedChat; readonly onBack: () => void }) => {
  const t = useTexts()
  const [withFiles, setWithFiles] = useState(true)
  const { progress, isBusy, isDone, start, cancel } = useExport(chat)
  return (
    <Screen
      top={<NavBar title={t('exporting.title')} onBack={onBack} />}
      bottom={
        <BottomBar>
          {isBusy ? (
            <Button kind="quiet" onClick={cancel}>
              {t('exporting.cancel')}
            </Button>
          ) : (
            <Button onClick={() => start(withFiles)}>{t(isDone ? 'exporting.again' : 'exporting.title')}</Button>
          )}
        </BottomBar>
      }
    >
      <div className={styles.words}>
        <h2 className={styles.name}>{chat.name}</h2>
        <p>{t('exporting.intro')}</p>
      </div>
      <CellGroup>
        <SwitchCell
          title={t('exporting.withFiles')}
          description={t('exporting.withFilesHint')}
          isOn={withFiles}
          isDisabled={isBusy}
          onChange={async (isOn) => setWithFiles(isOn)}
        />
      </CellGroup>
      <div className={styles.state} role="status">
        {isBusy && <p className={styles.title}>{t('exporting.underWay')}</p>}
        {isDone && <p className={styles.title}>{t('exporting.done')}</p>}
        {progress && (isBusy || isDone) && <Counts progress={progress} />}
        {isBusy && <p>{t('exporting.stay')}</p>}
      </div>
    </Screen>
  )
}

const Counts = ({ progress: { messages, files, bytes, missing } }: { readonly progress: ExportProgress }) => {
  const t = useTexts()
  const language = useLanguage()
  const counts = [
    t('exporting.messages', { count: messages, shown: formatCount(messages, language) }),
    files > 0 && t('exporting.files', { count: files, shown: formatCount(files, language) }),
    bytes >= 1000 && formatSize(bytes, language, 'kilobyte'),
  ]
  return (
    <>
      <p>{counts.filter((part) => part !== false).join(' · ')}</p>
      {missing > 0 && <p>{t('exporting.missing', { count: missing, shown: formatCount(missing, language) })}</p>}
    </>
  )
}
