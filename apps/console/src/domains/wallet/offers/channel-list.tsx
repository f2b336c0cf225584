import { Avatar, Button, Chip, Stack } from '@mui/material'
import { LinkBase } from 'react-admin'
import { useTexts } from '../../../platform/texts.ts'
import { FormList } from '../../../ui/dialogs/form-list.tsx'
import { Amount } from '../../../ui/money/amount.tsx'
import { percentText } from '../../../ui/money/amounts.ts'
import { OpenChip } from '../../../ui/money/open-chip.tsx'
import { type Channel, channelName, kindText } from '../../../ui/money/payment-texts.ts'
import { Column } from '../../../ui/table.tsx'
import { ChannelInputs } from './channel-inputs.tsx'

/** Ways to pay. */
export const ChannelList = () => {
  const t = useTexts()
  return (
    <FormList<Channel>
      title={t('walletOffers.channels')}
      permission="finance.write"
      createTitle={t('walletOffers.createChannel')}
      editTitle={t('walletOffers.editChannel')}
      inputs={<ChannelInputs />}
    >
      <Column<Channel> source="sort" label={t('drama.sort')} isNumber />
      <Column<Channel> source="name" label={t('walletOffers.name')}>
        {(channel) => (
          <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <Avatar src={channel.icon} alt="" variant="rounded" sx={{ width: 28, height: 28 }}>
              {channelName(channel).slice(0, 1)}
            </Avatar>
            <span>{channelName(channel)}</span>
          </Stack>
        )}
      </Column>
      <Column<Channel> source="kind" label={t('walletOffers.kind')}>
        {({ kind }) => kindText(t, kind)}
      </Column>
      <Column<Channel> source="min_amount" label={t('walletOffers.limits')} isNumber>
        {({ min_amount, max_amount }) => (
          <>
            <Amount value={min_amount} /> – <Amount value={max_amount} />
          </>
        )}
      </Column>
      <Column<Channel> source="fee_rate" label={t('wallet.fee')} isNumber>
        {({ fee_rate }) => percentText(fee_rate)}
      </Column>
      <Column<Channel> source="is_open" label={t('wallet.state')}>
        {({ is_open, is_available }) => (
          <Stack direction="row" spacing={0.5}>
            <OpenChip isOpen={is_open === 1} />
            {is_open === 1 && is_available === 0 && (
              <Chip size="small" color="error" variant="outlined" label={t('walletOffers.unavailable')} />
            )}
          </Stack>
        )}
      </Column>
      <Column<Channel> source="account_total" label={t('walletOffers.details')}>
        {({ id, kind, account_total }) => (
          <Button component={LinkBase} to={`/channels/${id}/show`} size="small">
            {kind === 'usdt' || kind === 'online'
              ? t('walletOffers.guide')
              : t('walletOffers.accountsAndGuide', { count: account_total })}
          </Button>
        )}
      </Column>
    </FormList>
  )
}
