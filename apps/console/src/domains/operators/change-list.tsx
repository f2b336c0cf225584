import type { CallData } from '@cliffhanger/contract/call.ts'
import type { OperatorChange } from '@cliffhanger/contract/operators/change-schemas.ts'
import { staffCalls } from '@cliffhanger/contract/operators/staff-calls.ts'
import { changeStates } from '@cliffhanger/contract/operators/states.ts'
import { Box, Button, Chip, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useGetIdentity } from 'react-admin'
import { callServer } from '../../platform/server.ts'
import { type Texts, useTexts } from '../../platform/texts.ts'
import { useNotifyFailure } from '../../platform/use-action.ts'
import { useMayDo } from '../../platform/use-may-do.ts'
import { useConfirmAction } from '../../ui/dialogs/confirm-action.tsx'
import { choiceOf } from '../../ui/inputs/filters.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { periodFilter } from '../../ui/lists/period-filter.tsx'
import { ActsColumn, Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import { fieldPlace, fieldText, subjectText, valueText } from './change-fields.ts'
import { ContractChange } from './contract-change.tsx'
import { type Difference, differencesOf } from './difference.ts'
import { prizeLines } from './prize-lines.ts'
import { SetupLinkDialog } from './setup-link-dialog.tsx'

const colors = { 0: 'warning', 1: 'success', '-1': 'error', '-2': 'default' } as const

const stateText = (t: Texts, state: OperatorChange['state']): string =>
  ({
    [changeStates.waiting]: t('operators.stateWaiting'),
    [changeStates.done]: t('operators.stateDone'),
    [changeStates.refused]: t('operators.stateRefused'),
    [changeStates.withdrawn]: t('operators.stateWithdrawn'),
  })[state]

const kindText = (t: Texts, kind: OperatorChange['kind']): string =>
  ({
    'operator.create': t('operators.kindCreate'),
    'operator.change': t('operators.kindChange'),
    'operator.reset': t('operators.kindReset'),
    'wallet.settings': t('operators.kindWallet'),
    'version.publish': t('operators.kindVersion'),
    'platform.settings': t('operators.kindPlatform'),
    'collect.account': t('operators.kindCollect'),
    'conversion.pair': t('operators.kindConversion'),
    'wheel.table': t('operators.kindWheel'),
    'wheel.settings': t('operators.kindWheelSettings'),
    'crowd.open': t('operators.kindProjectOpen'),
    'crowd.fail': t('operators.kindProjectFail'),
    'crowd.close': t('operators.kindProjectClose'),
    'crowd.proceeds': t('operators.kindProceeds'),
    'crowd.payout': t('operators.kindPayout'),
    'crowd.contract': t('operators.kindContract'),
    'commission.rule': t('commission.ruleChange'),
  })[kind]

type Link = CallData<typeof staffCalls.makeSetupLink> & { readonly name: string }

/** What operators asked for that a second one agrees to. */
export const ChangeList = () => {
  const t = useTexts()
  const mayWrite = useMayDo()('change.write')
  const [link, setLink] = useState<Link>()
  return (
    <>
      <ListPage
        title={t('operators.changes')}
        filters={[
          choiceOf(
            'state',
            t('operators.state'),
            Object.values(changeStates).map((id) => ({ id, name: stateText(t, id) })),
            t('operators.anyState'),
          ),
          periodFilter(t),
        ]}
      >
        <Table>
          <Column<OperatorChange> source="state" label={t('operators.state')}>
            {({ state }) => <Chip size="small" variant="outlined" color={colors[state]} label={stateText(t, state)} />}
          </Column>
          <Column<OperatorChange> source="kind" label={t('operators.changeKind')}>
            {(change) => <What change={change} />}
          </Column>
          <Column<OperatorChange> source="reason" label={t('shell.reason')}>
            {({ reason, decision, decided_by_name }) => (
              <>
                {reason}
                {decided_by_name !== '' && (
                  <Typography variant="body2" color="textSecondary">
                    {t('operators.decidedBy', { name: decided_by_name })}: {decision}
                  </Typography>
                )}
              </>
            )}
          </Column>
          <Column<OperatorChange> source="made_by_name" label={t('operators.askedBy')} />
          <Column<OperatorChange> source="create_time" label={t('operators.askedAt')} sortBy="create_time">
            {({ create_time }) => <Time seconds={create_time} />}
          </Column>
          <ActsColumn<OperatorChange> source="id">
            {(change) => (mayWrite ? <Actions change={change} onLink={setLink} /> : '—')}
          </ActsColumn>
        </Table>
      </ListPage>
      {link && <SetupLinkDialog {...link} onClose={() => setLink(undefined)} />}
    </>
  )
}

/** What would change, field by field; a contract in a dialog of its own. */
const What = ({ change }: { readonly change: OperatorChange }) => {
  const t = useTexts()
  const { kind, subject, before, after } = change
  const title = isOneThing(kind) ? kindText(t, kind) : `${kindText(t, kind)}: ${subjectText(t, kind, subject)}`
  return (
    <Box sx={{ minWidth: 220 }}>
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      {kind === 'crowd.contract' ? (
        <ContractChange title={title} before={before} after={after} />
      ) : (
        differencesIn(t, change)
          .filter(({ before: old, after: young }) => (old ?? '') !== (young ?? ''))
          .toSorted((one, other) => fieldPlace(kind, one.field) - fieldPlace(kind, other.field))
          .map(({ field, before: old, after: young }) => (
            <Box key={field} sx={{ color: 'text.secondary', fontSize: 13, overflowWrap: 'anywhere', maxWidth: 380 }}>
              {fieldText(t, kind, field)}: {old !== undefined && `${valueText(t, kind, field, old)} → `}
              {valueText(t, kind, field, young ?? '')}
            </Box>
          ))
      )}
    </Box>
  )
}

const differencesIn = (t: Texts, { kind, before, after }: OperatorChange): Difference[] => {
  if (after === null) return []
  if (kind === 'wheel.table') return differencesOf(prizeLines(t, before), prizeLines(t, after))
  return differencesOf(kind === 'operator.change' ? only(before, after) : before, after)
}

const oneThings: ReadonlySet<OperatorChange['kind']> = new Set([
  'wallet.settings',
  'platform.settings',
  'wheel.table',
  'wheel.settings',
  'commission.rule',
])

/** Kinds about something there is only one of. */
const isOneThing = (kind: OperatorChange['kind']): boolean => oneThings.has(kind)

/** Of what stood there the fields that are asked for. */
const only = (before: unknown, after: unknown): unknown =>
  typeof before === 'object' && before !== null && typeof after === 'object' && after !== null
    ? Object.fromEntries(Object.entries(before).filter(([name]) => name in after))
    : before

interface ActionsProps {
  readonly change: OperatorChange
  readonly onLink: (link: Link) => void
}

/** Another operator agrees or refuses; who asked takes it back, and hands the setup link over. */
const Actions = ({ change: { id, kind, subject, state, made_by, is_link_open }, onLink }: ActionsProps) => {
  const t = useTexts()
  const confirmAction = useConfirmAction()
  const notifyFailure = useNotifyFailure()
  const { identity } = useGetIdentity()
  const isOwn = identity?.id === made_by
  const decide = (decision: 'agree' | 'refuse' | 'withdraw', action: string): void =>
    confirmAction({
      title: `${action}: ${kindText(t, kind)}${isOneThing(kind) ? '' : ` ${subjectText(t, kind, subject)}`}`,
      ...(decision === 'agree' && { explanation: t('operators.agreeHint') }),
      action,
      isDestructive: decision !== 'agree',
      run: (reason) => callServer(staffCalls.decideOperatorChange, { id, decision, reason }),
    })
  const makeLink = async (): Promise<void> => {
    try {
      onLink({ name: subject, ...(await callServer(staffCalls.makeSetupLink, { id })) })
    } catch (error) {
      await notifyFailure(error)
    }
  }
  if (isOwn && is_link_open === 1)
    return (
      <Button size="small" variant="outlined" onClick={() => void makeLink()}>
        {t('operators.setupLink')}
      </Button>
    )
  if (state !== changeStates.waiting) return '—'
  if (isOwn)
    return (
      <Button size="small" color="error" onClick={() => decide('withdraw', t('operators.withdraw'))}>
        {t('operators.withdraw')}
      </Button>
    )
  return (
    <Stack direction="row" spacing={1}>
      <Button size="small" onClick={() => decide('agree', t('operators.agree'))}>
        {t('operators.agree')}
      </Button>
      <Button size="small" color="error" onClick={() => decide('refuse', t('operators.refuse'))}>
        {t('operators.refuse')}
      </Button>
    </Stack>
  )
}
