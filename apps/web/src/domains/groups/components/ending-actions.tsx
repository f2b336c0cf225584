import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import type { Group } from '@cliffhanger/contract/groups/schemas.ts'
import { mayLeave } from '@cliffhanger/rules/groups/policy.ts'
import { relaunch } from '../../../platform/navigation/navigation.ts'
import { call } from '../../../platform/server/client.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import page from '../../../ui/forms/form-page.module.css'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { confirm } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { clearHistory } from '../actions.ts'

/** What cannot be undone: clearing the history, leaving, and for the creator ending the group. */
export const EndingActions = ({ group }: { readonly group: Group }) => {
  const t = useTexts()
  const { group_id, group_name, userRole } = group
  const isCreator = userRole === 'creator'
  const mayNotLeave = !isCreator && mayLeave(group, userRole) !== undefined
  const clear = useAction(async () => {
    const question = {
      title: t('groups.clearTitle'),
      text: t('groups.clearHint'),
      confirmLabel: t('groups.clear'),
      isDanger: true,
    }
    if (!(await confirm(question))) return
    await clearHistory(group_id)
    toast(t('groups.cleared'))
  })
  const end = useAction(async () => {
    const isSure = await confirm({
      title: t(isCreator ? 'groups.dissolveTitle' : 'groups.leaveTitle', { name: group_name }),
      text: t(isCreator ? 'groups.dissolveHint' : 'groups.leaveHint'),
      confirmLabel: t(isCreator ? 'groups.dissolve' : 'groups.leave'),
      isDanger: true,
    })
    if (!isSure) return
    await call(isCreator ? groupsCalls.dissolveGroup : groupsCalls.leaveGroup, { group_id })
    toast(t(isCreator ? 'groups.dissolved' : 'groups.left'))
    relaunch('chats')
  })
  return (
    <>
      <CellGroup>
        <Cell title={t('groups.clear')} isDanger isDisabled={clear.isBusy} onClick={clear.run} />
        {!mayNotLeave && (
          <Cell
            title={t(isCreator ? 'groups.dissolve' : 'groups.leave')}
            isDanger
            isDisabled={end.isBusy}
            onClick={end.run}
          />
        )}
      </CellGroup>
      {mayNotLeave && <p className={page.reason}>{t('groups.leaveNotAllowed')}</p>}
    </>
  )
}
