import { type Operator, type OperatorRole, operatorRoles } from '@cliffhanger/contract/operators/schemas.ts'
import { staffCalls } from '@cliffhanger/contract/operators/staff-calls.ts'
import { useNotifyChange } from '../../platform/notify-change.ts'
import { callServer } from '../../platform/server.ts'
import { type Texts, useTexts } from '../../platform/texts.ts'
import { ActionDialog } from '../../ui/dialogs/action-dialog.tsx'
import { type ActionField, reasonField } from '../../ui/dialogs/action-input.tsx'

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
}

const shortestLogin = 3

/** Makes an operator, or changes another one's name and role. */
export const OperatorDialog = ({ operator, onClose }: OperatorDialogProps) => {
  const t = useTexts()
  const notify = useNotifyChange()
  const login: ActionField<'login'> = {
    name: 'login',
    label: t('shell.login'),
    longest: 64,
    problemOf: (text) => (text.length < shortestLogin ? t('operators.loginTooShort') : undefined),
  }
  const others: readonly ActionField<'name' | 'role' | 'reason'>[] = [
    { name: 'name', label: t('operators.name'), initial: operator?.name ?? '', longest: 40 },
    {
      name: 'role',
      label: t('operators.role'),
      initial: operator?.role ?? 'editor',
      choices: operatorRoles.map((id) => ({ id, name: roleText(t, id) })),
    },
    reasonField(t),
  ]
  const roleOf = (text: string): OperatorRole => operatorRoles.find((role) => role === text) ?? 'editor'
  if (operator)
    return (
      <ActionDialog
        title={t('operators.change', { name: operator.name })}
        action={t('shell.save')}
        explanation={t('operators.changeHint')}
        reportsDone={false}
        fields={others}
        run={async ({ name, role, reason }) =>
          notify(
            (await callServer(staffCalls.changeOperator, { id: operator.id, name, role: roleOf(role), reason })).change,
          )
        }
        onClose={onClose}
      />
    )
  return (
    <ActionDialog
      title={t('operators.create')}
      action={t('shell.save')}
      explanation={t('operators.createHint')}
      reportsDone={false}
      fields={[login, ...others]}
      run={async (form) => {
        const wanted = { ...form, role: roleOf(form.role) }
        notify((await callServer(staffCalls.createOperator, wanted)).change)
      }}
      onClose={onClose}
    />
  )
}
