import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { BottomBar } from '../../../ui/layout/bottom-bar.tsx'
import { confirm } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { removeFromMine } from './collection-actions.ts'
import type { Choice } from './use-choice.ts'
import type { MineType } from './use-mine.ts'

interface EditBarProps {
  readonly type: Exclude<MineType, 'bought'>
  readonly choice: Choice
  /** What is asked before all of it goes. */
  readonly clearTitle: string
  /** These are gone from the list; none named: all. */
  readonly onRemoved?: (ids: readonly number[]) => void
}

/** Takes the picked dramas off a list, or all of it after a question. */
export const EditBar = ({ type, choice: { chosen, end }, clearTitle, onRemoved }: EditBarProps) => {
  const t = useTexts()
  const remove = useAction(async (ids: readonly number[]) => {
    if (
      ids.length === 0 &&
      !(await confirm({ title: clearTitle, confirmLabel: t('collection.clear'), isDanger: true }))
    )
      return
    await removeFromMine(type, ids)
    onRemoved?.(ids)
    end()
    toast(t('collection.removed'))
  })
  if (!chosen) return null
  return (
    <BottomBar>
      <Button kind="quiet" disabled={remove.isBusy} onClick={() => remove.run([])}>
        {t('collection.clear')}
      </Button>
      <Button kind="danger" busy={remove.isBusy} disabled={chosen.size === 0} onClick={() => remove.run([...chosen])}>
        {t('collection.remove', { count: chosen.size })}
      </Button>
    </BottomBar>
  )
}
