import { channelOperatorCalls } from '@cliffhanger/contract/payments/operator-channel-calls.ts'
import { chains } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import { Loading, Title, useGetList } from 'react-admin'
import { callServer } from '../../../platform/server.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useMayDo } from '../../../platform/use-may-do.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { useConfirmAction } from '../../../ui/dialogs/confirm-action.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Nothing } from '../../../ui/list-page.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Amount } from '../../../ui/money/amount.tsx'
import { OpenChip } from '../../../ui/money/open-chip.tsx'
import type { Network } from '../../../ui/money/payment-texts.ts'
import { Section } from '../../../ui/section.tsx'
import { Time } from '../../../ui/time.tsx'
import { AgreeDialog, ProposeDialog } from './usdt-dialogs.tsx'

/** Where USDT goes. An address changes only when a second operator types it again. */
export const UsdtPage = () => {
  const t = useTexts()
  const { data, error, refetch } = useGetList<Network>('usdt', { pagination: { page: 1, perPage: 100 } })
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />
  if (!data) return <Loading />
  const missing = chains.filter((chain) => data.every((network) => network.chain !== chain))
  return (
    <>
      <Title title={t('walletOffers.usdt')} />
      {data.length === 0 && missing.length === 0 && <Nothing />}
      {data.map((network) => (
        <NetworkSection key={network.id} network={network} />
      ))}
      {missing.map((chain) => (
        <Section key={chain} title={chain} actions={<ProposeButton chain={chain} />}>
          {t('walletOffers.noAddress')}
        </Section>
      ))}
    </>
  )
}

interface ProposeButtonProps {
  readonly chain: Network['chain']
  readonly network?: Network
}

const ProposeButton = ({ chain, network }: ProposeButtonProps) => {
  const t = useTexts()
  const mayWrite = useMayDo()('finance.write')
  const [isOpen, setOpen] = useState(false)
  if (!mayWrite) return undefined
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('walletOffers.propose')}
      </Button>
      {isOpen && <ProposeDialog chain={chain} network={network} onClose={() => setOpen(false)} />}
    </>
  )
}

const NetworkSection = ({ network }: { readonly network: Network }) => {
  const t = useTexts()
  const confirmAction = useConfirmAction()
  const mayWrite = useMayDo()('finance.write')
  const { id, chain, address, rate, min_amount, confirmations, is_open, proposal, change_time } = network
  const close = (): void =>
    confirmAction({
      title: t('walletOffers.closeNetwork', { chain }),
      explanation: t('walletOffers.closeNetworkHint'),
      action: t('shell.close'),
      isDestructive: true,
      run: (reason) => callServer(channelOperatorCalls.closeUsdt, { id, reason }),
    })
  return (
    <Section
      title={chain}
      actions={
        <>
          {mayWrite && is_open === 1 && (
            <Button variant="outlined" color="error" onClick={close}>
              {t('shell.close')}
            </Button>
          )}
          <ProposeButton chain={chain} network={network} />
        </>
      }
    >
      <Facts
        rows={[
          [t('wallet.state'), <OpenChip key="state" isOpen={is_open === 1} />],
          [t('walletOffers.address'), address && <Address key="address" text={address} />],
          [t('walletOffers.usdtRate'), rate],
          [t('walletOffers.least'), <Amount key="min" value={min_amount} />],
          [t('walletOffers.confirmations'), String(confirmations)],
          [t('walletOffers.changed'), <Time key="time" seconds={change_time} />],
        ]}
      />
      {proposal && <Proposal network={network} proposal={proposal} />}
    </Section>
  )
}

const Address = ({ text }: { readonly text: string }) => {
  const t = useTexts()
  return (
    <>
      <code>{text}</code>
      <CopyButton text={text} name={t('walletOffers.address')} />
    </>
  )
}

interface ProposalProps {
  readonly network: Network
  readonly proposal: NonNullable<Network['proposal']>
}

/** What somebody wants it to be, and whether another one agrees. */
const Proposal = ({ network, proposal }: ProposalProps) => {
  const t = useTexts()
  const confirmAction = useConfirmAction()
  const mayWrite = useMayDo()('finance.write')
  const [isAgreeing, setAgreeing] = useState(false)
  const { id, chain, proposed_by } = network
  const drop = (): void =>
    confirmAction({
      title: t('walletOffers.dropProposal', { chain }),
      action: t('walletOffers.drop'),
      isDestructive: true,
      run: (reason) =>
        callServer(channelOperatorCalls.decideUsdt, { id, address: proposal.address, is_agreed: 0, reason }),
    })
  return (
    <Alert
      severity="info"
      sx={{ mt: 2, '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}
      action={
        mayWrite && (
          <>
            <Button color="inherit" size="small" onClick={drop}>
              {t('walletOffers.drop')}
            </Button>
            <Button color="inherit" size="small" onClick={() => setAgreeing(true)}>
              {t('walletOffers.agree')}
            </Button>
          </>
        )
      }
    >
      {t('walletOffers.proposedBy', { name: proposed_by })}
      <Facts
        rows={[
          [t('walletOffers.address'), <code key="address">{proposal.address}</code>],
          [t('walletOffers.usdtRate'), proposal.rate],
          [t('walletOffers.least'), <Amount key="min" value={proposal.min_amount} />],
          [t('walletOffers.confirmations'), String(proposal.confirmations)],
        ]}
      />
      {isAgreeing && <AgreeDialog network={network} onClose={() => setAgreeing(false)} />}
    </Alert>
  )
}
