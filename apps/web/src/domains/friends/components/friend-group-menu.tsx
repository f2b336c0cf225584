import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { FriendGroupNameSheet } from './friend-group-name-sheet.tsx'

interface FriendGroupMenuProps {
  readonly group: { readonly group_id: number; readonly group_name: string }
  readonly onDelete: () => void
}

/** What can be done with a friend group as a whole. */
export const FriendGroupMenu = ({ group, onDelete }: FriendGroupMenuProps) => {
  const t = useTexts()
  const [shown, setShown] = useState<'menu' | 'name' | null>(null)
  return (
    <>
      <IconButton icon={Ellipsis} label={t('shell.more')} onClick={() => setShown('menu')} />
      <Sheet isOpen={shown === 'menu'} onClose={() => shown === 'menu' && setShown(null)} title={group.group_name}>
        <CellGroup flush>
          <Cell title={t('friends.renameGroup')} onClick={() => setShown('name')} />
          <Cell
            title={t('friends.deleteGroup')}
            isDanger
            onClick={() => {
              setShown(null)
              onDelete()
            }}
          />
        </CellGroup>
      </Sheet>
      <FriendGroupNameSheet isOpen={shown === 'name'} onClose={() => setShown(null)} group={group} />
    </>
  )
}
