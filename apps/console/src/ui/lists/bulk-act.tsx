import { formatCount } from '@cliffhanger/i18n/format/numbers.ts'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, List, ListItem, ListItemText } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { type Identifier, type RaRecord, useListContext, useNotify } from 'react-admin'
import { failureText, isSignedOut } from '../../platform/failure.ts'
import { currentLanguage, useTexts } from '../../platform/texts.ts'
import { type Question, useConfirmAction } from '../dialogs/confirm-action.tsx'

interface BulkActProps<Row> extends Omit<Question, 'title' | 'run' | 'reportsDone'> {
  /** Names how many rows it is about. */
  readonly titleOf: (count: { readonly count: number; readonly shown: string }) => string
  /** What a row is called where it could not be done. */
  readonly nameOf: (row: Row) => ReactNode
  /** Does it to one row: a call that does it once however often it is made, or refuses what was done already. */
  readonly run: (id: number, reason: string) => Promise<unknown>
}

interface Outcome {
  readonly total: number
  readonly failures: readonly { readonly id: Identifier; readonly why: string }[]
}

/** One act for all chosen rows, one after the other, after one question. What could not be done stays chosen, and the operator reads why. */
export const BulkAct = <Row extends RaRecord>({ titleOf, nameOf, run, ...question }: BulkActProps<Row>) => {
  const t = useTexts()
  const notify = useNotify()
  const confirmAction = useConfirmAction()
  const { selectedIds, data, onSelect } = useListContext<Row>()
  const [outcome, setOutcome] = useState<Outcome>()
  const shown = (count: number): string => formatCount(count, currentLanguage())

  const runAll = async (ids: readonly Identifier[], reason: string): Promise<void> => {
    const failures: { id: Identifier; why: string }[] = []
    for (const id of ids)
      try {
        await run(Number(id), reason)
      } catch (error) {
        if (isSignedOut(error)) throw error
        failures.push({ id, why: failureText(error) })
      }
    onSelect(failures.map(({ id }) => id))
    if (failures.length > 0) setOutcome({ total: ids.length, failures })
    else notify(t('lists.bulkDone', { count: ids.length, shown: shown(ids.length) }), { type: 'success' })
  }
  const start = (): void =>
    confirmAction({
      ...question,
      title: titleOf({ count: selectedIds.length, shown: shown(selectedIds.length) }),
      reportsDone: false,
      run: (reason) => runAll(selectedIds, reason),
    })
  const rowOf = (id: Identifier) => data?.find((row) => row.id === id)
  return (
    <>
      <Button size="small" color={question.isDestructive ? 'error' : 'inherit'} onClick={start}>
        {question.action}
      </Button>
      {outcome && (
        <Dialog open onClose={() => setOutcome(undefined)} fullWidth maxWidth="xs" aria-labelledby="bulk-title">
          <DialogTitle id="bulk-title">
            {t('lists.bulkPartly', {
              done: shown(outcome.total - outcome.failures.length),
              total: shown(outcome.total),
            })}
          </DialogTitle>
          <DialogContent>
            {t('lists.bulkFailed')}
            <List dense>
              {outcome.failures.map(({ id, why }) => {
                const row = rowOf(id)
                return (
                  <ListItem key={id} disableGutters>
                    <ListItemText primary={row ? nameOf(row) : `#${id}`} secondary={why} />
                  </ListItem>
                )
              })}
            </List>
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOutcome(undefined)}>{t('shell.close')}</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}
