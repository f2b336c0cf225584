import { accountOperatorCalls } from '@cliffhanger/contract/account/operator-calls.ts'
import type { OutboxEntry } from '@cliffhanger/contract/account/operator-schemas.ts'
import { Button, Chip, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { callServer } from '../../platform/server.ts'
import { type Texts, useTexts } from '../../platform/texts.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { useConfirmAction } from '../../ui/dialogs/confirm-action.tsx'
import { searchFor } from '../../ui/inputs/filters.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { periodFilter } from '../../ui/lists/period-filter.tsx'
import { Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'

const purposeText = (t: Texts, purpose: OutboxEntry['purpose']): string =>
  ({
    reg: t('account.purposeRegister'),
    reset: t('account.purposeReset'),
    bind: t('account.purposeBind'),
    paypass: t('account.purposePay'),
  })[purpose]

/** Codes that did not arrive, and why. Nobody sees one, but on a demonstration those of its own members. */
export const OutboxList = () => {
  const t = useTexts()
  const confirmAction = useConfirmAction()
  const [shown, setShown] = useState<{ contact: string; code: string }>()
  const reveal = ({ id, contact }: OutboxEntry): void =>
    confirmAction({
      title: t('account.revealTitle', { contact }),
      explanation: t('account.revealHint'),
      action: t('account.reveal'),
      reportsDone: false,
      run: async (reason) =>
        setShown({ contact, ...(await callServer(accountOperatorCalls.revealCode, { id, reason })) }),
    })
  return (
    <>
      <ListPage
        title={t('account.outbox')}
        filters={[searchFor('search', t('account.searchContact')), periodFilter(t)]}
      >
        <Table>
          <Column<OutboxEntry> source="contact" label={t('account.contact')} />
          <Column<OutboxEntry> source="purpose" label={t('account.purpose')}>
            {({ purpose }) => purposeText(t, purpose)}
          </Column>
          <Column<OutboxEntry> source="reason" label={t('account.notDelivered')}>
            {(entry) => <Reason entry={entry} />}
          </Column>
          <Column<OutboxEntry> source="is_used" label={t('account.state')}>
            {(entry) => <CodeState entry={entry} />}
          </Column>
          <Column<OutboxEntry> source="create_time" label={t('shell.created')}>
            {({ create_time }) => <Time seconds={create_time} />}
          </Column>
          <Column<OutboxEntry> source="id" label={t('account.code')}>
            {(entry) =>
              entry.is_shown === 1 ? (
                <Button size="small" onClick={() => reveal(entry)}>
                  {t('account.reveal')}
                </Button>
              ) : (
                <Typography color="textSecondary">{t('account.codeHidden')}</Typography>
              )
            }
          </Column>
        </Table>
      </ListPage>
      <Dialog open={shown !== undefined} onClose={() => setShown(undefined)} aria-labelledby="code-title">
        <DialogTitle id="code-title">{t('account.codeFor', { contact: shown?.contact ?? '' })}</DialogTitle>
        <DialogContent>
          <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <Typography sx={{ fontSize: 28, letterSpacing: 4, fontWeight: 700 }}>{shown?.code}</Typography>
            <CopyButton text={shown?.code ?? ''} name={t('account.code')} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setShown(undefined)}>{t('shell.close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

const Reason = ({ entry: { reason, tries, fault: error } }: { readonly entry: OutboxEntry }) => {
  const t = useTexts()
  if (reason === 'no_sender') return t('account.noSender')
  return (
    <>
      {reason === 'failed' ? t('account.sendingFailed') : t('account.sendingAgain', { tries })}
      {error !== '' && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere', maxWidth: 360 }}>
          {error}
        </Typography>
      )}
    </>
  )
}

const CodeState = ({ entry }: { readonly entry: OutboxEntry }) => {
  const t = useTexts()
  if (entry.is_used) return <Chip size="small" variant="outlined" label={t('account.codeUsed')} />
  if (entry.is_expired) return <Chip size="small" variant="outlined" label={t('account.codeExpired')} />
  return <Chip size="small" variant="outlined" color="warning" label={t('account.codeWaiting')} />
}
