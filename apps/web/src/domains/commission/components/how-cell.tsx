import Info from 'lucide-react/icons/info'
import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { CommissionTerms } from './commission-terms.tsx'

/** Opens the terms of commission over the page. */
export const HowCell = () => {
  const t = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <CellGroup flush>
        <Cell icon={Info} title={t('commission.how')} onClick={() => setIsOpen(true)} />
      </CellGroup>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('commission.how')}>
        {isOpen && <CommissionTerms />}
      </Sheet>
    </>
  )
}
