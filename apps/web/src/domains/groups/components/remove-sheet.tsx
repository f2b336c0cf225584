import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import page from '../../../ui/forms/form-page.module.css'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { removeMembers } from '../actions.ts'

interface RemoveSheetProps {
  readonly isOpen: boolean
  readonly groupId: number
  readonly members: readonly number[]
  readonly title: string
  /** Whether my role may take what they wrote with them (can_delete_quit_msg). */
  readonly mayDeleteMessages: boolean
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Asks before members are removed, and whether what they wrote goes too: neither can be undone. */
export const RemoveSheet = ({
  isOpen,
  groupId,
  members,
  title,
  mayDeleteMessages,
  onClose,
  onDone,
}: RemoveSheetProps) => {
  const t = useTexts()
  const remove = useAction(async (withMessages: 0 | 1) => {
    await removeMembers(groupId, members, withMessages)
    toast(t('groups.removed', { count: members.length }))
    onClose()
    onDone()
  })
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title}>
      <div className={page.sheetForm}>
        <p className={page.note}>{t('groups.removeHint')}</p>
        <Button kind="danger" block busy={remove.isBusy} onClick={() => remove.run(0)}>
          {t('groups.remove')}
        </Button>
        {mayDeleteMessages && (
          <Button kind="danger" block disabled={remove.isBusy} onClick={() => remove.run(1)}>
            {t('groups.removeWithMessages')}
          </Button>
        )}
        <Button kind="quiet" block onClick={onClose}>
          {t('shell.cancel')}
        </Button>
      </div>
    </Sheet>
  )
}
