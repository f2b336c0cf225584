import type { CallData } from '@cliffhanger/contract/call.ts'
import type { channelOperatorCalls } from '@cliffhanger/contract/payments/operator-channel-calls.ts'
import { Button } from '@mui/material'
import { useState } from 'react'
import { maxLength, ResourceContextProvider, required, Show, TextInput, useRecordContext } from 'react-admin'
import { useTexts } from '../../../platform/texts.ts'
import { useMayDo } from '../../../platform/use-may-do.ts'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { FlagInput } from '../../../ui/inputs/flag-input.tsx'
import { PictureInput } from '../../../ui/inputs/picture-input.tsx'
import { ReasonInput } from '../../../ui/inputs/reason-input.tsx'
import { ListPage } from '../../../ui/list-page.tsx'
import { OpenChip } from '../../../ui/money/open-chip.tsx'
import { type Channel, channelName } from '../../../ui/money/payment-texts.ts'
import { Section } from '../../../ui/section.tsx'
import { ActsColumn, Column, Table } from '../../../ui/table.tsx'
import { GuideSection } from './guide-section.tsx'

type Account = CallData<typeof channelOperatorCalls.listCollectAccounts>['list'][number]

/** One way to pay: the accounts it takes money on, and how members are told to use it. */
export const ChannelPage = () => {
  const t = useTexts()
  return (
    <Show title={t('walletOffers.channel')} actions={false} component="div">
      <ChannelSections />
    </Show>
  )
}

const ChannelSections = () => {
  const channel = useRecordContext<Channel>()
  if (!channel) return undefined
  const takesByHand = channel.kind === 'bank' || channel.kind === 'alipay' || channel.kind === 'wechat'
  return (
    <>
      {takesByHand && <Accounts channel={channel} />}
      <GuideSection key={channel.id} platformId={channel.id} title={channelName(channel)} />
    </>
  )
}

const Accounts = ({ channel }: { readonly channel: Channel }) => {
  const t = useTexts()
  const mayWrite = useMayDo()('finance.write')
  const [edited, setEdited] = useState<Account | 'new'>()
  const filter = { platform_id: channel.id }
  return (
    <Section
      title={`${channelName(channel)}: ${t('walletOffers.accounts')}`}
      explanation={t('walletOffers.accountsHint')}
      actions={
        mayWrite && (
          <Button variant="contained" size="small" onClick={() => setEdited('new')}>
            {t('walletOffers.addAccount')}
          </Button>
        )
      }
    >
      <ListPage title={t('walletOffers.accounts')} within={{ resource: 'collect-accounts', filter }}>
        <Table>
          <Column<Account> source="account_name" label={t('wallet.accountName')} />
          <Column<Account> source="account_no" label={t('wallet.accountNo')}>
            {({ bank_name, account_no }) => [bank_name, account_no].filter(Boolean).join(' · ') || '—'}
          </Column>
          <Column<Account> source="qr" label={t('wallet.qr')}>
            {({ qr, account_name }) => (qr === '' ? '—' : <img src={qr} alt={account_name} width={48} height={48} />)}
          </Column>
          <Column<Account> source="is_open" label={t('wallet.state')}>
            {({ is_open }) => <OpenChip isOpen={is_open === 1} />}
          </Column>
          {mayWrite && (
            <ActsColumn<Account> source="id">
              {(account) => (
                <Button size="small" onClick={() => setEdited(account)}>
                  {t('shell.edit')}
                </Button>
              )}
            </ActsColumn>
          )}
        </Table>
      </ListPage>
      {edited && (
        <ResourceContextProvider value="collect-accounts">
          <FormDialog
            title={edited === 'new' ? t('walletOffers.addAccount') : t('walletOffers.editAccount')}
            id={undefined}
            starts={edited === 'new' ? filter : edited}
            onClose={() => setEdited(undefined)}
          >
            <AccountInputs />
          </FormDialog>
        </ResourceContextProvider>
      )}
    </Section>
  )
}

const AccountInputs = () => {
  const t = useTexts()
  const account = useRecordContext<Account>()
  return (
    <>
      <TextInput
        source="account_name"
        label={t('wallet.accountName')}
        validate={[required(), maxLength(60)]}
        helperText={false}
      />
      <TextInput source="bank_name" label={t('wallet.bank')} validate={maxLength(60)} helperText={false} />
      <TextInput source="account_no" label={t('wallet.accountNo')} validate={maxLength(64)} helperText={false} />
      <PictureInput source="qr_key" label={t('wallet.qr')} current={account?.qr ?? ''} size={[160, 160]} />
      <TextInput
        source="tip"
        label={t('walletOffers.tip')}
        helperText={t('walletOffers.tipHint')}
        validate={maxLength(200)}
      />
      <FlagInput source="is_open" label={t('walletOffers.isOpen')} />
      <ReasonInput />
    </>
  )
}
