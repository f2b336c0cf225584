import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { ChooserButton } from '../../../ui/forms/chooser-button.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { ChannelMark } from '../ways/channel-mark.tsx'
import { ChannelChoice, useFeeWords } from './channel-choice.tsx'
import type { Recharge, RechargeOffer } from './use-recharge.ts'

type ChannelChooserProps = Pick<RechargeOffer, 'groups'> & Pick<Recharge, 'channel' | 'setChannelId' | 'misfit'>

/** The way to pay in one line, with its sign and its fee; the others are a touch away. */
export const ChannelChooser = ({ groups, channel, setChannelId, misfit }: ChannelChooserProps) => {
  const t = useTexts()
  const feeOf = useFeeWords()
  const [isOpen, setIsOpen] = useState(false)
  const label = t('recharge.channel')
  return (
    <>
      <ChooserButton
        label={label}
        value={channel?.name}
        mark={channel && <ChannelMark {...channel} />}
        note={channel && feeOf(channel)}
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
