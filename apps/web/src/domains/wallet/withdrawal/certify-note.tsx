import BadgeCheck from 'lucide-react/icons/badge-check'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'

/** the platform pays out to certified members only. */
export const CertifyNote = () => {
  const t = useTexts()
  return (
    <CellGroup flush>
      <Cell
        icon={BadgeCheck}
        title={t('withdrawal.certify')}
        description={t('withdrawal.certifyHint')}
        href={hrefTo('realName')}
      />
    </CellGroup>
  )
}
