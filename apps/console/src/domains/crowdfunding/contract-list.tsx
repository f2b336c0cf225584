import type { CallData } from '@cliffhanger/contract/call.ts'
import {
  crowdOrderOperatorCalls,
  type SignedContract,
} from '@cliffhanger/contract/crowdfunding/operator-order-calls.ts'
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useState } from 'react'
import { callServer } from '../../platform/server.ts'
import { useTexts } from '../../platform/texts.ts'
import { useNotifyFailure } from '../../platform/use-action.ts'
import { Facts } from '../../ui/facts.tsx'
import { HtmlPreview } from '../../ui/html-preview.tsx'
import { searchFor } from '../../ui/inputs/filters.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { Amount } from '../../ui/money/amount.tsx'
import { PersonLink } from '../../ui/person-link.tsx'
import { ActsColumn, Column, Table } from '../../ui/table.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { Time } from '../../ui/time.tsx'

type Opened = CallData<typeof crowdOrderOperatorCalls.openSignedContract>

/** Signed contracts, the newest first: which order signed which version, and its hash. */
export const ContractList = () => {
  const t = useTexts()
  const notifyFailure = useNotifyFailure()
  const [opened, setOpened] = useState<Opened>()
  const open = (order_id: number): void =>
    void callServer(crowdOrderOperatorCalls.openSignedContract, { order_id }).then(setOpened, notifyFailure)
  return (
    <>
      <ListPage title={t('crowdfunding.contracts')} filters={[searchFor('number', t('crowdfunding.contractNumber'))]}>
        <Table>
          <Column<SignedContract> source="contract_no" label={t('crowdfunding.contractNumber')} />
          <Column<SignedContract> source="member" label={t('crowdfunding.member')}>
            {({ member }) => <PersonLink member={member} />}
          </Column>
          <Column<SignedContract> source="project" label={t('crowdfunding.project')}>
            {({ project_id: id, project }) => <TextLink to={`/crowd-projects/${id}`}>{project}</TextLink>}
          </Column>
          <Column<SignedContract> source="version" label={t('crowdfunding.version')} isNumber />
          <Column<SignedContract> source="language" label={t('crowdfunding.language')} />
          <Column<SignedContract> source="amount" label={t('crowdfunding.amount')} isNumber>
            {({ amount }) => <Amount value={amount} />}
          </Column>
          <Column<SignedContract> source="hash" label={t('crowdfunding.hash')}>
            {({ hash }) => <span title={hash}>{hash.slice(0, 12)}…</span>}
          </Column>
          <Column<SignedContract> source="sign_time" label={t('crowdfunding.signed')}>
            {({ sign_time }) => <Time seconds={sign_time} />}
          </Column>
          <ActsColumn<SignedContract> source="order_id">
            {({ order_id: id }) => (
              <Button size="small" onClick={() => open(id)} title={t('crowdfunding.openContractHint')}>
                {t('crowdfunding.openContract')}
              </Button>
            )}
          </ActsColumn>
        </Table>
      </ListPage>
      {opened && <ContractDialog opened={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

interface ContractDialogProps {
  readonly opened: Opened
  readonly onClose: () => void
}

/** One contract as it was signed. Closing forgets what it says. */
const ContractDialog = ({ opened, onClose }: ContractDialogProps) => {
  const t = useTexts()
  const { contract, member, is_intact: intact } = opened
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="signed-contract-title">
      <DialogTitle id="signed-contract-title">{contract.title}</DialogTitle>
      <DialogContent>
        <Alert severity={intact === 1 ? 'success' : 'error'} sx={{ mb: 2 }}>
          {t(intact === 1 ? 'crowdfunding.intact' : 'crowdfunding.notIntact')}
        </Alert>
        <Facts
          rows={[
            [t('crowdfunding.contractNumber'), contract.contract_no],
            [t('crowdfunding.version'), `${contract.version} (${contract.language})`],
            [t('crowdfunding.signedBy'), <PersonLink key="member" member={member} />],
            [t('crowdfunding.signed'), <Time key="time" seconds={contract.sign_time} />],
            [t('crowdfunding.hash'), contract.hash],
          ]}
        />
        <Box sx={{ mt: 2, display: 'flex' }}>
          <HtmlPreview title={contract.title} html={contract.content} minHeight={420} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('shell.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
