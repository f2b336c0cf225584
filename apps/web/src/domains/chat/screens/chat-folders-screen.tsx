import { chatFolderLimits } from '@cliffhanger/contract/chat/folders.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import FolderPlus from 'lucide-react/icons/folder-plus'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { useState } from 'react'
import { goTo, useGoBack } from '../../../platform/navigation/navigation.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { useUser } from '../../../platform/session/session.ts'
import { useStored } from '../../../platform/storage/local-database.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/actions/icon.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { MissingState } from '../../../ui/feedback/missing-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import page from '../../../ui/forms/form-page.module.css'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { useDragOrder } from '../../../ui/lists/use-drag-order.ts'
import { moveFolder } from '../folders/change-folders.ts'
import { ChooseChats } from '../folders/choose-chats.tsx'
import { FolderForm } from '../folders/folder-form.tsx'
import { readFolders } from '../folders/folder-rows.ts'
import { folderTitle } from '../folders/folder-title.ts'
import styles from '../folders/folders.module.css'
import type { FolderRow } from '../storage/rows.ts'

/** My folders of chats (S-137); with `folder_id` one of them, or a new one, into which `conversation_id` may go. */
export const ChatFoldersScreen = () => {
  const query = useScreenQuery()
  const folderId = query.get('folder_id')
  const myId = useUser()?.user_id
  const folders = useStored(readFolders)
  // The version that another device has changed: the form begins anew once the next one is here.
  const [stale, setStale] = useState(0)
  if (folderId === null) return <AllFolders folders={folders} myId={myId} />
  const folder = folders?.find((each) => String(each.folder_id) === folderId)
  const first = query.get('conversation_id')
  return (
    <OneFolder
      key={`${folderId} ${folder ? 'here' : ''} ${stale} ${(folder?.version ?? 0) > stale}`}
      isLoading={folders === undefined || myId === undefined}
      isNew={folderId === 'new'}
      myId={myId ?? 0}
      folder={folder}
      first={first === null ? [] : [first]}
      isChoosing={query.get('choose') === '1'}
      onChoose={() => goTo('chatFolders', { folder_id: folderId, choose: 1 })}
      onStale={setStale}
    />
  )
}

interface OneFolderProps {
  readonly isLoading: boolean
  readonly isNew: boolean
  readonly myId: number
  readonly folder: FolderRow | undefined
  /** Chats a new one begins with. */
  readonly first: readonly string[]
  readonly isChoosing: boolean
  readonly onChoose: () => void
  readonly onStale: (version: number) => void
}

const OneFolder = ({ isLoading, isNew, myId, folder, first, isChoosing, onChoose, onStale }: OneFolderProps) => {
  const t = useTexts()
  const goBack = useGoBack('chatFolders')
  // What another device makes of it meanwhile is not changed unseen.
  const [before] = useState(folder)
  const [chats, setChats] = useState<readonly string[]>(folder?.conversation_ids ?? first)
  const isMissing = !isLoading && !isNew && !folder
  return (
    <>
      {isChoosing && !isMissing && <ChooseChats chats={chats} onChange={setChats} onDone={goBack} />}
      {/* What was typed stays while one chooses. */}
      <div className={isChoosing && !isMissing ? styles.hidden : styles.whole}>
        <Screen top={<NavBar title={t(isNew ? 'chats.folderNew' : 'chats.folderEdit')} onBack={goBack} />}>
          {isLoading && <SkeletonRows />}
          {isMissing && <MissingState title={t('chats.folderGone')} list="chatFolders" />}
          {!isLoading && !isMissing && (
            <FolderForm
              myId={myId}
              folder={before}
              chats={chats}
              onChoose={onChoose}
              onDone={goBack}
              onStale={onStale}
            />
          )}
        </Screen>
      </div>
    </>
  )
}

interface AllFoldersProps {
  readonly folders: readonly FolderRow[] | undefined
  readonly myId: number | undefined
}

const AllFolders = ({ folders, myId }: AllFoldersProps) => {
  const t = useTexts()
  const goBack = useGoBack('settings')
  const isFull = (folders?.length ?? 0) >= chatFolderLimits.folders
  const make = (): void => goTo('chatFolders', { folder_id: 'new' })
  const move = useAction(async (folderId: number, to: number) => {
    if (myId !== undefined) await moveFolder(myId, folderId, to)
  })
  const order = useDragOrder(
    (folders ?? []).map(({ folder_id }) => folder_id),
    async (folderId, to) => {
      if (myId !== undefined) await moveFolder(myId, folderId, to)
    },
  )
  return (
    <Screen
      top={
        <NavBar
          title={t('chats.folders')}
          onBack={goBack}
          right={<IconButton icon={FolderPlus} label={t('chats.folderNew')} disabled={isFull} onClick={make} />}
        />
      }
    >
      {!folders && <SkeletonRows rows={3} />}
      {folders?.length === 0 && (
        <EmptyList
          drawing="people"
          title={t('chats.folderNone')}
          hint={t('chats.folderNoneHint')}
          action={
            <Button size="small" onClick={make}>
              {t('chats.folderNew')}
            </Button>
          }
        />
      )}
      {folders && folders.length > 0 && (
        <>
          <CellGroup label={t('chats.folders')}>
            {folders.map((folder, index) => (
              <div key={folder.folder_id} className={styles.row} {...order.row(index)}>
                <Cell title={folderTitle(folder)} href={hrefTo('chatFolders', { folder_id: folder.folder_id })} />
                <IconButton
                  icon={ChevronUp}
                  label={t('chats.folderUp', { name: folder.name })}
                  disabled={index === 0 || move.isBusy}
                  onClick={() => move.run(folder.folder_id, index - 1)}
                />
                <IconButton
                  icon={ChevronDown}
                  label={t('chats.folderDown', { name: folder.name })}
                  disabled={index === folders.length - 1 || move.isBusy}
                  onClick={() => move.run(folder.folder_id, index + 1)}
                />
                {/* A keyboard and a screen reader have the arrows. */}
                {folders.length > 1 && (
                  <span className={styles.handle} data-handle aria-hidden {...order.handle(index)}>
                    <Icon of={GripVertical} size={20} />
                  </span>
                )}
              </div>
            ))}
          </CellGroup>
          <p className={page.reason}>
            {isFull ? t('chats.foldersFull', { count: chatFolderLimits.folders }) : t('chats.foldersHint')}
          </p>
        </>
      )}
    </Screen>
  )
}
