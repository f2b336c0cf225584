import type { WithdrawMethod } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import Landmark from 'lucide-react/icons/landmark'
import { hrefTo } from '../../../../platform/navigation/paths.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { Cell, CellGroup } from '../../../../ui/layout/cell.tsx'
import { accountFormOf } from '../account-words.ts'

/** In the place of the account, where there is none. */
export const NoAccountYet = ({ methods }: { readonly methods: readonly WithdrawMethod[] }) => {
  const t = useTexts()
  return (
    <CellGroup flush>
      <Cell
        icon={Landmark}
        title={t('withdrawal.noAccountYet')}
        description={t('withdrawal.noAccountYetHint')}
        href={hrefTo(accountFormOf(methods))}
      />
    </CellGroup>
  )
}
