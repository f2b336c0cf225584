import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { ChooserButton } from '../../../ui/forms/chooser-button.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { ChannelChoice } from './channel-choice.tsx'
import type { Recharge, RechargeOffer } from './use-recharge.ts'

type ChannelChooserProps = Pick<RechargeOffer, 'groups'> & Pick<Recharge, 'channel' | 'setChannelId' | 'misfit'>

/** The way to pay in one line; the others are a touch away. */
export const ChannelChooser = ({ groups, channel, setChannelId, misfit }: ChannelChooserProps) => {
  const t = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  const label = t('recharge.channel')
  return (
    <>
      <ChooserButton
        label={label}
        value={channel?.name}
        placeholder={t('recharge.channelMissing')}
        onClick={() => setIsOpen(true)}
        error={misfit}
      />
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={label} showTitle={false}>
        <ChannelChoice
          groups={groups}
          channelId={channel?.id}
          onChoose={(id) => {
            setChannelId(id)
            setIsOpen(false)
          }}
        />
      </Sheet>
    </>
  )
}
