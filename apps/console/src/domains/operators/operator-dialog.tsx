import { type Operator, type OperatorRole, operatorRole } from '@cliffhanger/contract/operators/schemas.ts'
import { staffCalls } from '@cliffhanger/contract/operators/staff-calls.ts'
import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { callServer } from '../../platform/server.ts'
import { type Texts, useTexts } from '../../platform/texts.ts'
import { SubmitDialog } from '../../ui/submit-dialog.tsx'
import type { NewCredentials } from './credentials-dialog.tsx'

const roles = [...operatorRole._zod.def.values]

export const roleText = (t: Texts, role: OperatorRole): string =>
  ({
    owner: t('operators.roleOwner'),
    editor: t('operators.roleEditor'),
    support: t('operators.roleSupport'),
    auditor: t('operators.roleAuditor'),
    finance: t('operators.roleFinance'),
  })[role]

interface OperatorDialogProps {
  /** The operator to change; a new one where none is given. */
  readonly operator: Operator | undefined
  readonly onClose: () => void
  readonly onMade: (made: NewCredentials) => void
}

/** Makes an operator, or changes another one's name and role. */
export const OperatorDialog = ({ operator, onClose, onMade }: OperatorDialogProps) => {
  const t = useTexts()
  const [values, setValues] = useState({
    login: operator?.login ?? '',
    name: operator?.name ?? '',
    role: operator?.role ?? 'editor',
    reason: '',
  })
  const send = async (): Promise<void> => {
    const { login, name, role, reason } = values
    if (operator) await callServer(staffCalls.changeOperator, { id: operator.id, name, role, reason })
    else {
      const { credentials } = await callServer(staffCalls.createOperator, { login, name, role, reason })
      onMade({ login, credentials })
    }
  }

  return (
    <SubmitDialog
      title={operator ? t('operators.change', { name: operator.name }) : t('operators.create')}
      action={t('shell.save')}
      send={send}
      onClose={onClose}
      fields={Object.keys(values)}
    >
      {(refused) => {
        const input = (name: keyof typeof values, label: string, hint?: string) => ({
          label,
          value: values[name],
          onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
          error: refused?.field === name,
          helperText: refused?.field === name ? refused.why : hint,
          required: true,
          fullWidth: true,
        })
        return (
          <>
            {!operator && (
              <TextField
                {...input('login', t('shell.login'))}
                autoFocus
                slotProps={{ htmlInput: { minLength: 3, maxLength: 64, autoComplete: 'off' } }}
              />
            )}
            <TextField {...input('name', t('operators.name'))} slotProps={{ htmlInput: { maxLength: 40 } }} />
            <TextField {...input('role', t('operators.role'))} select>
              {roles.map((role) => (
                <MenuItem key={role} value={role}>
                  {roleText(t, role)}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              {...input('reason', t('shell.reason'), t('shell.reasonHint'))}
              slotProps={{ htmlInput: { minLength: 3, maxLength: 300 } }}
            />
          </>
        )
      }}
    </SubmitDialog>
  )
}
