import type { Operator } from '@cliffhanger/contract/operators/schemas.ts'
import { staffCalls } from '@cliffhanger/contract/operators/staff-calls.ts'
import { Box, Button, Chip, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { TopToolbar, useGetIdentity } from 'react-admin'
import { callServer } from '../../platform/server.ts'
import { useTexts } from '../../platform/texts.ts'
import { useMayDo } from '../../platform/use-may-do.ts'
import { useAsk } from '../../ui/ask-reason.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import { CredentialsDialog, type NewCredentials } from './credentials-dialog.tsx'
import { OperatorDialog, roleText } from './operator-dialog.tsx'

/** Everybody who may open this console. */
export const OperatorList = () => {
  const t = useTexts()
  const mayWrite = useMayDo()('operator.write')
  const { identity } = useGetIdentity()
  const [edited, setEdited] = useState<Operator | 'new'>()
  const [made, setMade] = useState<NewCredentials>()
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
            {({ is_enabled }) => (
              <Chip
                size="small"
                variant="outlined"
                color={is_enabled ? 'success' : 'error'}
                label={is_enabled ? t('operators.enabled') : t('operators.disabled')}
              />
            )}
          </Column>
          <Column<Operator> source="last_sign_in_time" label={t('operators.lastSignIn')}>
            {({ last_sign_in_time }) => <Time seconds={last_sign_in_time} />}
          </Column>
          {mayWrite && (
            <Column<Operator> source="id" label={t('shell.acts')}>
              {(operator) =>
                operator.id === identity?.id ? (
                  <Typography color="textSecondary">{t('operators.you')}</Typography>
                ) : (
                  <OperatorActs operator={operator} onChange={() => setEdited(operator)} onMade={setMade} />
                )
              }
            </Column>
          )}
        </Table>
      </ListPage>
      {edited && (
        <OperatorDialog
          operator={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onMade={setMade}
        />
      )}
      {made && <CredentialsDialog made={made} onClose={() => setMade(undefined)} />}
    </>
  )
}

interface OperatorActsProps {
  readonly operator: Operator
  readonly onChange: () => void
  readonly onMade: (made: NewCredentials) => void
}

const OperatorActs = ({ operator, onChange, onMade }: OperatorActsProps) => {
  const t = useTexts()
  const ask = useAsk()
  const { id, name, login, is_enabled } = operator
  const setEnabled = (): void =>
    ask({
      title: is_enabled ? t('operators.disableTitle', { name }) : t('operators.enableTitle', { name }),
      explanation: is_enabled ? t('operators.disableHint') : t('operators.enableHint'),
      action: is_enabled ? t('operators.disable') : t('operators.enable'),
      isDestructive: is_enabled === 1,
      act: (reason) => callServer(staffCalls.changeOperator, { id, is_enabled: is_enabled ? 0 : 1, reason }),
    })
  const reset = (): void =>
    ask({
      title: t('operators.resetTitle', { name }),
      explanation: t('operators.resetHint'),
      action: t('operators.reset'),
      isDestructive: true,
      tellsDone: false,
      act: async (reason) => onMade({ login, ...(await callServer(staffCalls.resetOperator, { id, reason })) }),
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
