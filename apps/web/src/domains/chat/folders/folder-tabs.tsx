import { goTo } from '../../../platform/navigation/navigation.ts'
import { useStored } from '../../../platform/storage/local-database.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Chips } from '../../../ui/forms/chips.tsx'
import { type ChatFilter, chatFilters } from '../conversations/conversation-list.ts'
import { type FolderTab, readTabs } from './folder-rows.ts'
import { folderTitle } from './folder-title.ts'

/** What the chat list shows: a filter that everybody has, or a folder of the member's own by its id. */
export type ChosenTab = ChatFilter | number

const filterLabels = {
  all: 'chat.filterAll',
  unread: 'chat.filterUnread',
  people: 'chat.filterPeople',
  groups: 'chat.filterGroups',
} as const satisfies Record<ChatFilter, string>

const none: readonly FolderTab[] = []

export const useFolderTabs = (): readonly FolderTab[] => useStored(readTabs) ?? none

interface FolderTabsProps {
  readonly folders: readonly FolderTab[]
  /** Whether there are the filters besides. */
  readonly hasFilters: boolean
  /** Unread messages of the whole list. */
  readonly unread: number
  readonly value: ChosenTab
  readonly onChange: (tab: ChosenTab) => void
}

/** Everything, my folders (S-137), and the filters that every list has; one row for all of them. A folder that is held is edited. */
export const FolderTabs = ({ folders, hasFilters, unread, value, onChange }: FolderTabsProps) => {
  const t = useTexts()
  const attention = (count: number) => ({ count, words: t('chat.unread', { count }) })
  const [all, ...filters] = chatFilters
  const filterOf = (filter: ChatFilter) => ({ value: filter, label: t(filterLabels[filter]) })
  return (
    <Chips<ChosenTab>
      label={t('chat.filter')}
      options={[
        { ...filterOf(all), ...(folders.length > 0 && { attention: attention(unread) }) },
        ...folders.map((folder) => ({
          value: folder.folder_id,
          label: folderTitle(folder),
          attention: attention(folder.unread),
          onHold: () => goTo('chatFolders', { folder_id: folder.folder_id }),
        })),
        ...(hasFilters ? filters.map(filterOf) : []),
      ]}
      value={value}
      onChange={onChange}
      inLine
    />
  )
}
