import type { CrowContract } from '@cliffhanger/contract/crowdfunding/schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { useState } from 'react'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { DetailList } from '../../../ui/layout/detail-list.tsx'
import { fingerprintOf } from '../contract-files.ts'
import styles from './crowdfunding.module.css'

/** Who concluded a contract, about how much and when, and the fingerprint of its text, which can be computed again here. */
export const ContractFacts = ({ contract }: { readonly contract: CrowContract }) => {
  const t = useTexts()
  const language = useLanguage()
  const { write } = useAmounts()
  const { sign_time: signed } = contract
  const isSigned = contract.order_id > 0
  return (
    <>
      <DetailList
        isFlush
        lines={[
          { label: t('crowdfunding.contractNo'), value: contract.contract_no },
          { label: t('crowdfunding.partyA'), value: contract.party_a },
          { label: t('crowdfunding.partyB'), value: contract.party_b },
          { label: t('crowdfunding.amount'), value: isSigned ? write(contract.amount, 'money') : undefined },
          { label: t('crowdfunding.signature'), value: contract.sign_name },
          {
            label: t('crowdfunding.signedOn'),
            value: signed > 0 ? formatMoment(signed * 1000, 'moment', language) : undefined,
          },
          { label: t('crowdfunding.version'), value: contract.version },
        ]}
      />
      <Fingerprint contract={contract} />
    </>
  )
}

/** In parts that can be compared, and broken into lines between them. */
const inGroups = (hash: string): string => hash.match(/.{1,8}/g)?.join(' ') ?? hash

const Fingerprint = ({ contract: { content, hash } }: { readonly contract: CrowContract }) => {
  const t = useTexts()
  const [isSame, setIsSame] = useState<boolean>()
  const check = useAction(async () => {
    const computed = await fingerprintOf(content)
    if (computed !== undefined) setIsSame(computed === hash)
  })
  return (
    <section className={styles.card} aria-label={t('crowdfunding.hash')}>
      <h3 className={styles.state}>{t('crowdfunding.hash')}</h3>
      <p className={styles.hash}>{inGroups(hash)}</p>
      <p className={styles.note}>{t('crowdfunding.hashHint')}</p>
      {isSecureContext && isSame === undefined && (
        <Button kind="quiet" size="small" busy={check.isBusy} onClick={() => check.run()}>
          {t('crowdfunding.check')}
        </Button>
      )}
      {isSame !== undefined && (
        <p role="status" className={isSame ? styles.good : styles.problem}>
          {t(isSame ? 'crowdfunding.checkOk' : 'crowdfunding.checkBad')}
        </p>
      )}
    </section>
  )
}
