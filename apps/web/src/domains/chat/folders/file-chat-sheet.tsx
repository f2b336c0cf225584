import { chatFolderLimits } from '@cliffhanger/contract/chat/folders.ts'
import FolderPlus from 'lucide-react/icons/folder-plus'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { useUser } from '../../../platform/session/session.ts'
import { useStored } from '../../../platform/storage/local-database.ts'
import { useTexts } from '../../../platform/texts.ts'
import { SwitchCell } from '../../../ui/forms/switch-cell.tsx'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { fileChat } from './change-folders.ts'
import { readFolders } from './folder-rows.ts'
import { folderTitle } from './folder-title.ts'

interface FileChatSheetProps {
  readonly conversation: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Puts one chat into folders, or takes it out of them (S-137). */
export const FileChatSheet = ({ conversation, isOpen, onClose }: FileChatSheetProps) => {
  const t = useTexts()
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('chats.folderAdd')}>
      {isOpen && <Folders conversation={conversation} />}
    </Sheet>
  )
}

const Folders = ({ conversation }: Pick<FileChatSheetProps, 'conversation'>) => {
  const t = useTexts()
  const myId = useUser()?.user_id
  const folders = useStored(readFolders)
  if (myId === undefined || !folders) return null
  return (
    <CellGroup flush label={t('chats.folders')}>
      {folders.map((folder) => (
        <SwitchCell
          key={folder.folder_id}
          title={folderTitle(folder)}
          isOn={folder.conversation_ids.includes(conversation)}
          onChange={(isOn) => fileChat(myId, folder.folder_id, conversation, isOn)}
        />
      ))}
      {folders.length < chatFolderLimits.folders && (
        <Cell
          icon={FolderPlus}
          title={t('chats.folderNew')}
          onClick={() => goTo('chatFolders', { folder_id: 'new', conversation_id: conversation })}
        />
      )}
    </CellGroup>
  )
}
