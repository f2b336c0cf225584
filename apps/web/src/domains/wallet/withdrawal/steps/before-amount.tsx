import type { RealNameStatus } from '@cliffhanger/contract/account/real-name-calls.ts'
import { realNameStates } from '@cliffhanger/contract/account/states.ts'
import type { WithdrawMethod } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import type { ReactNode } from 'react'
import { goTo } from '../../../../platform/navigation/navigation.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { useAmounts } from '../../../../shared/amounts.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import page from '../../../../ui/forms/form-page.module.css'
import { Cell, CellGroup } from '../../../../ui/layout/cell.tsx'
import bar from '../../components/amount/amount-form.module.css'
import { useIsTouched } from '../../components/keypad/use-own-keys.ts'
import { accountForms } from '../account-words.ts'
import { type Terms, WithdrawalFacts } from '../withdrawal-facts.tsx'
import styles from './before-amount.module.css'
import { IdentityStep } from './identity-step.tsx'
import { StepMark } from './way-step.tsx'

interface BeforeAmountProps {
  readonly terms: Terms
  /** The ways that are open. */
  readonly methods: readonly WithdrawMethod[]
  /** The one that is chosen already. */
  readonly method: WithdrawMethod | undefined
  /** Undefined where nobody asks who it is. */
  readonly identity: RealNameStatus | undefined
  /** The account in its row; undefined where there is none. */
  readonly account: ReactNode | undefined
}

/** What there is to do before one says how much, as steps: who one is, where the money goes, how much. One button does the next of them. */
export const BeforeAmount = ({ terms, methods, method, identity, account }: BeforeAmountProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const number = identity === undefined ? 1 : 2
  const isTouched = useIsTouched()
  return (
    <div className={classNames(page.form, isTouched && bar.page)}>
      <p className={styles.there}>
        <span>{t('wallet.money')}</span>
        <strong>{show(terms.available, 'money')}</strong>
      </p>
      <CellGroup flush label={t('withdrawal.waySteps')}>
        {identity !== undefined && <IdentityStep status={identity} />}
        {account ?? (
          <Cell
            before={<StepMark number={number} state={isUnknown(identity) ? 'later' : 'now'} />}
            title={t('withdrawal.noAccountYet')}
            description={t('withdrawal.noAccountYetHint')}
          />
        )}
        <Cell before={<StepMark number={number + 1} state="later" />} title={t('withdrawal.howMuch')} />
      </CellGroup>
      <WithdrawalFacts terms={terms} method={method} />
      <div className={classNames(isTouched && bar.actionAtFoot)}>
        <NextStep methods={methods} identity={identity} hasAccount={account !== undefined} />
      </div>
    </div>
  )
}

/** Whether it is still up to the member to say who they are. */
const isUnknown = (identity: RealNameStatus | undefined): boolean =>
  identity === realNameStates.notCertified || identity === realNameStates.failed

interface NextStepProps extends Pick<BeforeAmountProps, 'methods' | 'identity'> {
  readonly hasAccount: boolean
}

const NextStep = ({ methods, identity, hasAccount }: NextStepProps) => {
  const t = useTexts()
  if (isUnknown(identity))
    return (
      <Button block onClick={() => goTo('realName')}>
        {t('withdrawal.certify')}
      </Button>
    )
  if (hasAccount)
    return (
      <Button block disabled>
        {t('withdrawal.certifying')}
      </Button>
    )
  const [only, ...others] = methods
  const add = (): void => {
    if (only && only.type !== 'usdt' && others.length === 0) goTo(accountForms[only.type])
    else goTo('addWallet')
  }
  return (
    <Button block onClick={add}>
      {t('withdrawal.addToWithdraw')}
    </Button>
  )
}
