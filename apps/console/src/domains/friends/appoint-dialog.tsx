import { userTypes } from '@cliffhanger/contract/account/states.ts'
import { friendsOperatorCalls } from '@cliffhanger/contract/friends/operator-calls.ts'
import { memberOfNumber } from '../../platform/member-of-number.ts'
import { callServer } from '../../platform/server.ts'
import { useTexts } from '../../platform/texts.ts'
import { ActionDialog } from '../../ui/dialogs/action-dialog.tsx'
import { reasonField } from '../../ui/dialogs/action-input.tsx'

/** Appoints the member of a number to official customer service. */
export const AppointDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTexts()
  return (
    <ActionDialog
      title={t('support.appoint')}
      explanation={t('support.appointHint')}
      action={t('support.appoint')}
      fields={[{ name: 'number', label: t('shell.memberNumber'), longest: 20 }, reasonField(t)]}
      run={async ({ number, reason }) => {
        const { user_id } = await memberOfNumber(number)
        return callServer(friendsOperatorCalls.setMemberType, { user_id, user_type: userTypes.official, reason })
      }}
      onClose={onClose}
    />
  )
}
