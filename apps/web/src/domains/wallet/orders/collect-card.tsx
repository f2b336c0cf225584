import type { CollectAccount } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import { assetUrl } from '../../../platform/server/endpoints.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { CopiedNumber } from '../../../shared/copied-number/copied-number.tsx'
import { DetailList } from '../../../ui/layout/detail-list.tsx'
import { qrPicture } from '../../../ui/pictures/qr-picture.ts'
import styles from './collect-card.module.css'

interface CollectCardProps {
  readonly collect: CollectAccount
  /** What is paid with. */
  readonly currency: string
}

/** Where the money goes, each part with a button that copies it, and as a code to scan. */
export const CollectCard = ({ collect, currency }: CollectCardProps) => {
  const t = useTexts()
  const { name } = useAmounts()
  const { bank_name, account_name, account_no, qr_url, chain, address, amount, tip } = collect
  const copied = (what: 'address' | 'account' | 'payee' | 'amount', text: string) =>
    text === '' ? undefined : <CopiedNumber number={text} what={what} />
  const code = address === '' ? (qr_url === '' ? undefined : assetUrl(qr_url)) : qrPicture(address)
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{t('recharge.payHere')}</h2>
      {code !== undefined && (
        <img className={styles.code} src={code} alt={t('recharge.scanToPay')} width={200} height={200} />
      )}
      <DetailList
        isFlush
        lines={[
          {
            label: t('recharge.exactAmount', { currency: currency || name('money') }),
            value: copied('amount', amount),
          },
          { label: t('withdrawal.bankName'), value: bank_name },
          { label: t('recharge.payee'), value: copied('payee', account_name) },
          { label: t('recharge.accountNumber'), value: copied('account', account_no) },
          { label: t('withdrawal.chain'), value: chain },
          { label: t('withdrawal.address'), value: copied('address', address) },
        ]}
      />
      {chain !== '' && <p className={styles.warning}>{t('recharge.chainWarning', { chain })}</p>}
      {tip !== '' && <p className={styles.tip}>{tip}</p>}
    </section>
  )
}
