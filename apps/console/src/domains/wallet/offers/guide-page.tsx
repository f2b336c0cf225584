import { Title } from 'react-admin'
import { useTexts } from '../../../platform/texts.ts'
import { GuideSection } from './guide-section.tsx'

/** How to recharge in general; a channel's own guide stands at the channel. */
export const GuidePage = () => {
  const t = useTexts()
  return (
    <>
      <Title title={t('walletOffers.guide')} />
      <GuideSection platformId={0} title={t('walletOffers.generalGuide')} />
    </>
  )
}
