import { agentCalls } from '@cliffhanger/contract/teams/agent-calls.ts'
import { formatCount } from '@cliffhanger/i18n/format/numbers.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { CopyLine } from '../../../shared/copy-line/copy-line.tsx'
import { Figures } from '../../../ui/charts/figures.tsx'
import styles from './inviter-part.module.css'

/** My channel with what came by it; nothing where I have none. */
export const ChannelPart = () => {
  const t = useTexts()
  const language = useLanguage()
  const amounts = useAmounts()
  const channel = useCall(agentCalls.getDistributor, {}).data?.distributer
  if (!channel) return null
  return (
    <section className={styles.part} aria-label={t('teams.channel')}>
      <h2>{t('teams.channel')}</h2>
      <CopyLine label={t('teams.channelCode')} text={channel.distributer_code} action={t('teams.copyCode')} isLarge />
      <CopyLine label={t('teams.channelLink')} text={channel.url} action={t('teams.copyLink')} />
      <Figures
        label={t('teams.channel')}
        figures={[
          { label: t('teams.channelRegistered'), value: formatCount(channel.register_total, language) },
          { label: t('teams.topUps'), value: amounts.write(channel.recharge_sum, 'money') },
          { label: t('teams.commission'), value: amounts.write(channel.commission_sum, 'money') },
        ]}
      />
    </section>
  )
}
