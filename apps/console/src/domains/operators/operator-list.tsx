import type { Operator } from '@cliffhanger/contract/operators/schemas.ts'
import { staffCalls } from '@cliffhanger/contract/operators/staff-calls.ts'
import { Box, Button, Chip, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { TopToolbar, useGetIdentity } from 'react-admin'
import { useNotifyChange } from '../../platform/notify-change.ts'
import { callServer } from '../../platform/server.ts'
import { useTexts } from '../../platform/texts.ts'
import { useMayDo } from '../../platform/use-may-do.ts'
import { useConfirmAction } from '../../ui/dialogs/confirm-action.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { ActsColumn, Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import { OperatorDialog, roleText } from './operator-dialog.tsx'

/** Everybody who may open this console. */
export const OperatorList = () => {
  const t = useTexts()
  const mayWrite = useMayDo()('operator.write')
  const { identity } = useGetIdentity()
  const [edited, setEdited] = useState<Operator | 'new'>()
  const actions = (
    <TopToolbar>
      <Button variant="contained" size="small" onClick={() => setEdited('new')}>
        {t('operators.create')}
      </Button>
    </TopToolbar>
  )
  return (
    <>
      <ListPage title={t('operators.operators')} actions={mayWrite && actions}>
        <Table>
          <Column<Operator> source="name" label={t('operators.name')}>
            {({ name, login }) => (
              <Box>
                <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {login}
                </Typography>
              </Box>
            )}
          </Column>
          <Column<Operator> source="role" label={t('operators.role')}>
            {({ role }) => roleText(t, role)}
          </Column>
          <Column<Operator> source="is_enabled" label={t('operators.state')}>
            {(operator) => <StateChip operator={operator} />}
          </Column>
          <Column<Operator> source="counts_time" label={t('operators.countsFrom')}>
            {({ counts_time }) => (counts_time === 0 ? '—' : <Time seconds={counts_time} />)}
          </Column>
          <Column<Operator> source="last_sign_in_time" label={t('operators.lastSignIn')}>
            {({ last_sign_in_time }) => <Time seconds={last_sign_in_time} />}
          </Column>
          {mayWrite && (
            <ActsColumn<Operator> source="id">
              {(operator) =>
                operator.id === identity?.id ? (
                  <Typography color="textSecondary">{t('operators.you')}</Typography>
                ) : (
                  <OperatorActions operator={operator} onChange={() => setEdited(operator)} />
                )
              }
            </ActsColumn>
          )}
        </Table>
      </ListPage>
      {edited && (
        <OperatorDialog operator={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  )
}

const StateChip = ({ operator: { is_enabled, set_up_time } }: { readonly operator: Operator }) => {
  const t = useTexts()
  if (!is_enabled) return <Chip size="small" variant="outlined" color="error" label={t('operators.disabled')} />
  if (set_up_time === 0) return <Chip size="small" variant="outlined" color="warning" label={t('operators.notSetUp')} />
  return <Chip size="small" variant="outlined" color="success" label={t('operators.enabled')} />
}

interface OperatorActionsProps {
  readonly operator: Operator
  readonly onChange: () => void
}

const OperatorActions = ({ operator, onChange }: OperatorActionsProps) => {
  const t = useTexts()
  const confirmAction = useConfirmAction()
  const notify = useNotifyChange()
  const { id, name, is_enabled } = operator
  const setEnabled = (): void =>
    confirmAction({
      title: is_enabled ? t('operators.disableTitle', { name }) : t('operators.enableTitle', { name }),
      explanation: is_enabled ? t('operators.disableHint') : t('operators.enableHint'),
      action: is_enabled ? t('operators.disable') : t('operators.enable'),
      isDestructive: is_enabled === 1,
      reportsDone: false,
      run: async (reason) =>
        notify((await callServer(staffCalls.changeOperator, { id, is_enabled: is_enabled ? 0 : 1, reason })).change),
    })
  const reset = (): void =>
    confirmAction({
      title: t('operators.resetTitle', { name }),
      explanation: t('operators.resetHint'),
      action: t('operators.reset'),
      isDestructive: true,
      reportsDone: false,
      run: async (reason) => notify((await callServer(staffCalls.resetOperator, { id, reason })).change),
    })
  return (
    <Stack direction="row" spacing={1}>
      <Button size="small" onClick={onChange}>
        {t('shell.edit')}
      </Button>
      <Button size="small" color="inherit" onClick={reset}>
        {t('operators.reset')}
      </Button>
      <Button size="small" color={is_enabled ? 'error' : 'inherit'} onClick={setEnabled}>
        {is_enabled ? t('operators.disable') : t('operators.enable')}
      </Button>
    </Stack>
  )
}
