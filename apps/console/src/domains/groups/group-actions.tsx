import { groupsOperatorCalls } from '@cliffhanger/contract/groups/operator-calls.ts'
import type { GroupDetail } from '@cliffhanger/contract/groups/operator-schemas.ts'
import { groupStates } from '@cliffhanger/contract/groups/states.ts'
import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { maxValue, minValue, NumberInput, required } from 'react-admin'
import { callServer } from '../../platform/server.ts'
import { useTexts } from '../../platform/texts.ts'
import { useMayDo } from '../../platform/use-may-do.ts'
import { useConfirmAction } from '../../ui/dialogs/confirm-action.tsx'
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx'
import { FlagInput } from '../../ui/inputs/flag-input.tsx'

/** What the platform may do about a group; nothing where it is dissolved. */
export const GroupActions = ({ group }: { readonly group: GroupDetail }) => {
  const t = useTexts()
  const confirmAction = useConfirmAction()
  const mayWrite = useMayDo()('group.write')
  const [isEditing, setEditing] = useState(false)
  const { group_id, group_name: name, status, default_qun } = group
  if (!mayWrite || status === groupStates.dissolved) return undefined

  const setState = (): void =>
    confirmAction({
      ...(status === groupStates.normal
        ? { title: t('groups.banTitle', { name }), explanation: t('groups.banHint'), action: t('groups.ban') }
        : {
            title: t('groups.reopenTitle', { name }),
            explanation: t('groups.reopenHint'),
            action: t('groups.reopen'),
          }),
      isDestructive: status === groupStates.normal,
      run: (reason) =>
        callServer(groupsOperatorCalls.setGroupState, {
          group_id,
          status: status === groupStates.normal ? 2 : 1,
          reason,
        }),
    })
  const setDefault = (): void =>
    confirmAction({
      title: default_qun ? t('groups.unsetDefaultTitle', { name }) : t('groups.setDefaultTitle', { name }),
      explanation: default_qun ? t('groups.unsetDefaultHint') : t('groups.setDefaultHint'),
      action: default_qun ? t('groups.unsetDefault') : t('groups.setDefault'),
      run: (reason) =>
        callServer(groupsOperatorCalls.setDefaultGroup, { group_id, default_qun: default_qun ? 0 : 1, reason }),
    })

  return (
    <Stack direction="row" spacing={1}>
      <Button variant="outlined" color="inherit" onClick={() => setEditing(true)}>
        {t('groups.editBadges')}
      </Button>
      <Button variant="outlined" color="inherit" onClick={setDefault}>
        {default_qun ? t('groups.unsetDefault') : t('groups.setDefault')}
      </Button>
      <Button variant="outlined" color={status === groupStates.normal ? 'error' : 'primary'} onClick={setState}>
        {status === groupStates.normal ? t('groups.ban') : t('groups.reopen')}
      </Button>
      {isEditing && (
        <FormDialog title={t('groups.editBadges')} id={group_id} onClose={() => setEditing(false)}>
          <FlagInput source="is_vip" label={t('groups.vip')} />
          <NumberInput
            source="qun_level"
            label={t('groups.level')}
            validate={[required(), minValue(0), maxValue(99)]}
            helperText={false}
          />
        </FormDialog>
      )}
    </Stack>
  )
}
