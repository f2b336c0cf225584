import { chatFolderLimits } from '@cliffhanger/contract/chat/folders.ts'
import { useStored } from '../../../platform/storage/local-database.ts'
import { useTexts } from '../../../platform/texts.ts'
import { PeoplePicker } from '../../../shared/people/people-picker.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { BottomBar } from '../../../ui/layout/bottom-bar.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { readFolderChats } from './folder-chats.ts'
import styles from './folders.module.css'

interface ChooseChatsProps {
  readonly chats: readonly string[]
  readonly onChange: (chats: readonly string[]) => void
  readonly onDone: () => void
}

/** Chooses the chats of a folder. What is chosen and not in the list here stays chosen. */
export const ChooseChats = ({ chats, onChange, onDone }: ChooseChatsProps) => {
  const t = useTexts()
  const listed = useStored(readFolderChats)
  const chosen = listed?.filter(({ conversation }) => chats.includes(conversation)) ?? []
  const shown = new Map(listed?.map(({ id, conversation }) => [id, conversation]))
  const hidden = chats.filter((chat) => listed?.every(({ conversation }) => conversation !== chat))
  return (
    <Screen
      top={<NavBar title={t('chats.folderChoose')} onBack={onDone} />}
      className={styles.picker}
      bottom={
        <BottomBar>
          <Button block onClick={onDone}>
            {t('chats.folderChosen', { count: chosen.length })}
          </Button>
        </BottomBar>
      }
    >
      {!listed && <SkeletonRows />}
      {listed?.length === 0 && <EmptyList drawing="people" title={t('chat.noChats')} />}
      {listed && listed.length > 0 && (
        <PeoplePicker
          people={listed}
          chosen={chosen}
          onChange={(people) => onChange([...hidden, ...people.flatMap(({ id }) => shown.get(id) ?? [])])}
          limit={chatFolderLimits.chats - hidden.length}
          searchLabel={t('chat.search')}
          isByLetter={false}
        />
      )}
    </Screen>
  )
}
