import { platformCalls } from '@cliffhanger/contract/operators/platform-calls.ts'
import { supportCalls } from '@cliffhanger/contract/operators/support-calls.ts'
import { TextField } from '@mui/material'
import { useState } from 'react'
import { callServer } from '../../platform/server.ts'
import { useTexts } from '../../platform/texts.ts'
import { SubmitDialog } from '../../ui/submit-dialog.tsx'

/** Appoints the member of a number to official customer service. */
export const AppointDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTexts()
  const [number, setNumber] = useState('')
  const [reason, setReason] = useState('')

  const appoint = async (): Promise<void> => {
    const wanted = number.trim()
    const { list } = await callServer(platformCalls.listMembers, { search: wanted })
    const member = list.find(({ user_no }) => user_no === wanted)
    if (!member) throw new Error(t('support.notFound'))
    await callServer(supportCalls.setMemberType, { user_id: member.user_id, user_type: 1, reason: reason.trim() })
  }

  return (
    <SubmitDialog
      title={t('support.appoint')}
      explanation={t('support.appointHint')}
      action={t('support.appoint')}
      send={appoint}
      onClose={onClose}
    >
      {() => (
        <>
          <TextField
            label={t('support.memberNumber')}
            value={number}
            onChange={({ target }) => setNumber(target.value)}
            slotProps={{ htmlInput: { maxLength: 20, autoComplete: 'off' } }}
            required
            fullWidth
            autoFocus
          />
          <TextField
            label={t('shell.reason')}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            helperText={t('shell.reasonHint')}
            slotProps={{ htmlInput: { minLength: 3, maxLength: 300 } }}
            required
            fullWidth
          />
        </>
      )}
    </SubmitDialog>
  )
}
