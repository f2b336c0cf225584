import type { LucideIcon } from 'lucide-react'
import Tags from 'lucide-react/icons/tags'
import Users from 'lucide-react/icons/users'
import { type MouseEvent, type ReactNode, useContext } from 'react'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { changeQuery } from '../../../platform/navigation/router.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { ScreenPosition } from '../../../ui/layout/screen-position.ts'
import { BookEntry } from './book-entry.tsx'

interface ViewEntryProps {
  readonly icon: LucideIcon
  readonly label: string
  /** null = all friends. */
  readonly view: 'folders' | 'groups' | null
  readonly isTile?: boolean
  readonly children?: ReactNode
}

/** What leads to another view of the address book. Beside what is open, only the list changes. */
export const ViewEntry = ({ view, ...entry }: ViewEntryProps) => {
  const isWhole = useContext(ScreenPosition) === 'whole'
  const stay = (event: MouseEvent): void => {
    event.preventDefault()
    changeQuery('view', view)
  }
  return (
    <BookEntry
      {...entry}
      href={hrefTo('addressBook', { view: view ?? undefined })}
      onClick={isWhole ? undefined : stay}
    />
  )
}

export const GroupsEntry = () => <ViewEntry isTile icon={Users} view="groups" label={useTexts()('friends.myGroups')} />

export const FoldersEntry = () => (
  <ViewEntry isTile icon={Tags} view="folders" label={useTexts()('friends.friendGroups')} />
)
