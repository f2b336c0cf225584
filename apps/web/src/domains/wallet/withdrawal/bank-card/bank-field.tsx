import { withdrawalAccountCalls } from '@cliffhanger/contract/wallet/withdrawal-account-calls.ts'
import Landmark from 'lucide-react/icons/landmark'
import { useState } from 'react'
import { useCall } from '../../../../platform/server/queries.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { useSettled } from '../../../../ui/actions/use-settled.ts'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../../ui/feedback/skeleton.tsx'
import { Choices } from '../../../../ui/forms/choices.tsx'
import { ChooserButton } from '../../../../ui/forms/chooser-button.tsx'
import { SearchField } from '../../../../ui/forms/search-field.tsx'
import { Sheet } from '../../../../ui/overlays/sheet.tsx'
import styles from '../chooser.module.css'

interface BankFieldProps {
  readonly bankId: number | undefined
  /** Name of the chosen one. */
  readonly name: string
  readonly onChange: (bankId: number, name: string) => void
  readonly error: string | undefined
}

/** The bank of a card, chosen from those the platform pays to. */
export const BankField = ({ bankId, name, onChange, error }: BankFieldProps) => {
  const t = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <ChooserButton
        label={t('withdrawal.bankName')}
        value={bankId === undefined ? undefined : name}
        placeholder={t('withdrawal.chooseBank')}
        onClick={() => setIsOpen(true)}
        error={error}
      />
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('withdrawal.chooseBank')}>
        <Banks
          bankId={bankId}
          onChoose={(id, chosen) => {
            setIsOpen(false)
            onChange(id, chosen)
          }}
        />
      </Sheet>
    </>
  )
}

interface BanksProps {
  readonly bankId: number | undefined
  readonly onChoose: (id: number, name: string) => void
}

const Banks = ({ bankId, onChoose }: BanksProps) => {
  const t = useTexts()
  const [keyword, setKeyword] = useState('')
  const requested = useSettled(keyword.trim(), 250)
  const { data, error, refetch } = useCall(
    withdrawalAccountCalls.listBanks,
    requested === '' ? {} : { keyword: requested },
  )
  return (
    <div className={styles.chooser}>
      <SearchField label={t('withdrawal.searchBank')} value={keyword} onChange={setKeyword} />
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={4} />)}
      {data?.list.length === 0 && <EmptyState icon={Landmark} title={t('withdrawal.noBank')} />}
      {data && data.list.length > 0 && (
        <Choices
          label={t('withdrawal.bankName')}
          options={data.list.map(({ id, name }) => ({ value: id, label: name }))}
          value={bankId}
          onChange={(id) => onChoose(id, data.list.find((bank) => bank.id === id)?.name ?? '')}
        />
      )}
    </div>
  )
}
