import { useTexts } from '../../../../platform/texts.ts'
import { Cell, CellGroup } from '../../../../ui/layout/cell.tsx'
import { Sheet } from '../../../../ui/overlays/sheet.tsx'
import type { DeleteReach } from '../../messages/message-abilities.ts'

interface DeleteSheetProps {
  /** How many messages. */
  readonly count: number
  /** Empty: closed. */
  readonly reaches: readonly DeleteReach[]
  readonly onDelete: (reach: DeleteReach) => void
  readonly onClose: () => void
}

/** Asks for whom messages are deleted; it cannot be undone. */
export const DeleteSheet = ({ count, reaches, onDelete, onClose }: DeleteSheetProps) => {
  const t = useTexts()
  const texts: Readonly<Record<DeleteReach, string>> = {
    me: t('chat.deleteForMe'),
    both: t('chat.deleteForBoth'),
    all: t('chat.deleteForAll'),
  }
  const title = count > 1 ? t('chat.deleteSome', { count }) : t('chat.deleteTitle')
  return (
    <Sheet isOpen={reaches.length > 0} onClose={onClose} title={title}>
      <CellGroup label={title} flush>
        {reaches.map((reach) => (
          <Cell
            key={reach}
            title={texts[reach]}
            isDanger
            onClick={() => {
              onClose()
              onDelete(reach)
            }}
          />
        ))}
      </CellGroup>
    </Sheet>
  )
}
